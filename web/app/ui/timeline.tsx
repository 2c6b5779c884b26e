import type { ReactNode } from "react";

interface TimelineEntry {
  readonly id: string | number;
  readonly text: ReactNode;
  /** When, and what belongs to it: "Mar 30, 22.5 hours". */
  readonly note: ReactNode;
  /** Requires action; yellow. */
  readonly hot?: boolean;
}

/** What happened, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.hot ? "highlighted" : undefined}>
          <span>
            {entry.text}
            <small>{entry.note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
