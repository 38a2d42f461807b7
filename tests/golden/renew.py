"""Write every playthrough anew: `python -m tests.golden.renew`. Then read what has changed."""

from __future__ import annotations

from tests.golden.playthrough import TABLES, written


def main() -> None:
    for table in TABLES:
        old = table.path.read_text("utf-8") if table.path.exists() else ""
        new = written(table)
        table.path.write_text(new, "utf-8")
        print(f"{table.path.name}: {'unchanged' if new == old else 'changed'}, {len(new) // 1000} kB")


if __name__ == "__main__":
    main()
