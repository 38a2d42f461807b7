"""Write every playthrough anew: `python -m tests.golden.renew`. Then read what has changed."""

from __future__ import annotations

from pathlib import Path

from tests.golden import others
from tests.golden.playthrough import TABLES, written


def main() -> None:
    for table in TABLES:
        keep(table.path, written(table))
    for other in others.OTHERS:
        keep(other.path, others.written(other))


def keep(path: Path, new: str) -> None:
    old = path.read_text("utf-8") if path.exists() else ""
    path.write_text(new, "utf-8")
    print(f"{path.name}: {'unchanged' if new == old else 'changed'}, {len(new) // 1000} kB")


if __name__ == "__main__":
    main()
