import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { signedCents } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { codesText } from "./entry-text.ts";
import { weekdayName } from "./week-days.ts";
import * as styles from "./entry-list.module.css";

const entryElementId = (id: number): string => `time-entry-${id}`;
const moreElementId = (day: string): string => `time-entries-of-${day}`;

/** Focuses the list item of an entry, or what unfolds it. */
export function focusEntry({ id, day }: Pick<TimeEntry, "id" | "day">): void {
  const item = document.getElementById(entryElementId(id));
  (item ?? document.getElementById(moreElementId(day)))?.focus();
}

/** A day with more entries shows so many until it is unfolded. */
const maxOfDay = 20;

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
  const [wholeDays, setWholeDays] = useState<readonly string[]>([]);
  return (
    <ul className={styles.entries}>
      {entries.map((entry, at) => {
        const { id, day, narrative, minutes, cents, contractId, jobTitle, reverses, reversedBy } = entry;
        const codes = codesText(entry);
        const ofDay = entries.filter((one) => one.day === day);
        const place = at - entries.findIndex((one) => one.day === day);
        const ofOtherDay = phoneDay !== undefined && phoneDay !== day && styles.ofOtherDay;
        if (place >= maxOfDay && !wholeDays.includes(day))
          return (
            place === maxOfDay && (
              <li key={day} className={classNames(styles.more, ofOtherDay)}>
                <Button
                  id={moreElementId(day)}
                  size="sm"
                  onClick={() => {
                    flushSync(() => setWholeDays([...wholeDays, day]));
                    focusEntry(entry);
                  }}
                >
                  Show {ofDay.length - place} More of {shortDay(day)}
                </Button>
              </li>
            )
          );
        return (
          <li key={id} id={entryElementId(id)} tabIndex={-1} className={classNames(ofOtherDay)}>
            <span className={classNames(styles.dayMargin, place > 0 && styles.repeated)}>
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
  return comments.map(({ id, authorName, authorEmailConfirmed, createdAt, text }) => (
    <div key={id} className={styles.comment}>
      <b>{authorName}</b> <UnconfirmedEmail confirmed={authorEmailConfirmed} />{" "}
      <small>{dateTime(createdAt)}</small>
      <p>{text}</p>
    </div>
  ));
}
