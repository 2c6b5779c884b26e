import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { signedCents } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { codesText } from "./entry-text.ts";
import { weekdayName } from "./week-days.ts";
import * as styles from "./entry-list.module.css";

/** The list item of an entry, which a cell of the grid leads to. */
export const entryElementId = (id: number): string => `time-entry-${id}`;

interface EntryListProps {
  /** Latest day first. */
  entries: readonly TimeEntry[];
  /** On phones, the only day whose entries show. */
  phoneDay?: string | undefined;
  /** Names the contract of each entry. */
  withContracts?: boolean;
  /** Hints, comments and more below the narrative. */
  renderBelow: (entry: TimeEntry) => ReactNode;
  /** Buttons at the right. */
  renderTools: (entry: TimeEntry) => ReactNode;
}

export function EntryList({
  entries,
  phoneDay,
  withContracts = false,
  renderBelow,
  renderTools,
}: EntryListProps) {
  const { day: shortDay } = useFormat();
  return (
    <ul className={styles.entries}>
      {entries.map((entry, at) => {
        const { id, day, narrative, minutes, cents, contractId, jobTitle, reverses, reversedBy } = entry;
        const codes = codesText(entry);
        const isFirstOfDay = entries[at - 1]?.day !== day;
        return (
          <li
            key={id}
            id={entryElementId(id)}
            tabIndex={-1}
            className={classNames(phoneDay !== undefined && phoneDay !== day && styles.ofOtherDay)}
          >
            <span className={classNames(styles.dayMargin, !isFirstOfDay && styles.repeated)}>
              {weekdayName(day)} <small>{shortDay(day)}</small>
            </span>
            <div className={styles.body}>
              {withContracts && (
                <Link className={styles.contract} to={`/contracts/${contractId}?tab=time&week=${day}`}>
                  {jobTitle}
                </Link>
              )}
              <p className={styles.narrative}>{narrative}</p>
              {codes && <span className={styles.code}>{codes}</span>}
              {reverses !== null && <span className={styles.code}>Reverses an earlier entry</span>}
              {reversedBy !== null && <span className={styles.code}>Reversed</span>}
              {renderBelow(entry)}
            </div>
            <span className={styles.hours}>{formatHours(minutes)}</span>
            <span className={styles.amount}>{cents !== null && signedCents(cents)}</span>
            <span className={styles.tools}>{renderTools(entry)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a client's guidelines may object to. */
export function NarrativeHint({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hint}>
      <MessageSquareWarning aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** What the approver wrote about an entry. */
export function EntryComments({ comments }: Pick<TimeEntry, "comments">) {
  const { dateTime } = useFormat();
  return comments.map(({ id, authorName, createdAt, text }) => (
    <div key={id} className={styles.comment}>
      <b>{authorName}</b> <small>{dateTime(createdAt)}</small>
      <p>{text}</p>
    </div>
  ));
}
