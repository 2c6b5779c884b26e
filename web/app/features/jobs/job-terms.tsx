import type { Job } from "@caseload/contract/jobs/jobs";
import { useFormat } from "~/lib/use-format.ts";
import { pay } from "@caseload/contract/jobs/job-terms";
import { classNames } from "~/ui/class-names.ts";
import styles from "./job-row.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";

/** Deadlines this near, in days, are written with their weekday and in red. */
const soonDays = 7;
/** Longer figures are sentences, and are set smaller. */
const figureCharacters = 14;

export function useIsSoon(): (deadline: string | null) => boolean {
  const format = useFormat();
  return (deadline) => {
    const days = deadline === null ? -1 : format.daysUntil(deadline);
    return days >= 0 && days <= soonDays;
  };
}

export function PayFigure({ budgetRange }: { budgetRange: string | null }) {
  const { figure, unit } = pay(budgetRange);
  return (
    <>
      {figure} {unit && <small>{unit}</small>}
    </>
  );
}

export function PayLine({ budgetRange }: { budgetRange: string | null }) {
  const isLong = pay(budgetRange).figure.length > figureCharacters;
  return (
    <p
      className={classNames(
        styles.payAmount,
        fileSheetStyles.payAmount,
        isLong && classNames(styles.words, fileSheetStyles.words),
      )}
    >
      <PayFigure budgetRange={budgetRange} />
    </p>
  );
}

interface ClosingNoteProps {
  job: Pick<Job, "deadline" | "status"> & { pausedAt?: string | null };
  short?: boolean;
}

/** Until when a posting takes applications, or that it does not any more. */
export function ClosingNote({ job: { deadline, status, pausedAt }, short = false }: ClosingNoteProps) {
  const format = useFormat();
  const isSoon = useIsSoon();
  if (status !== "open") {
    const text = status === "filled" ? "This position is filled" : "No longer takes applications";
    return short ? text : <p className={fileSheetStyles.until}>{text}</p>;
  }
  if (pausedAt)
    return short ? (
      "Paused"
    ) : (
      <p className={fileSheetStyles.until}>Paused until the office has answered earlier applicants</p>
    );
  if (deadline === null)
    return short ? "Open until filled" : <p className={fileSheetStyles.until}>Open until filled</p>;
  const look = isSoon(deadline) ? classNames(styles.soon, fileSheetStyles.soon) : undefined;
  if (short) return <span className={look}>Closes {format.weekday(deadline)}</span>;
  return (
    <p className={fileSheetStyles.until}>
      Applications close <b className={look}>{format.longWeekday(deadline)}</b>
    </p>
  );
}
