-- What has been over for long is found without looking at what goes on, or has ended since.
-- It is asked for in these very words: of several ways a file would else take the one by phases.
CREATE INDEX games_over ON games (changed, id) WHERE phase NOT IN ('lobby', 'running', 'paused');
