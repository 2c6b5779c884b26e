import { nextDue } from "@caseload/contract/engagements/contract-due";
import type { Contract } from "@caseload/contract/engagements/contracts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contract-list.module.css";

/** Days from which a date is written in red. */
const soonDays = 2;

/** In the margin: the day on which something is due next; nothing is due of a contract that is over. */
export function DueMargin({ contract }: { contract: Contract }) {
  const format = useFormat();
  const due = nextDue(contract);
  if (!due) return <Margin note={contract.endedAt === null ? "No date" : format.date(contract.endedAt)} />;
  if (due.what === "signature") return <Margin figure="Now" note="to sign" isSoon />;
  const when = due.what === "completion" ? due.at : due.day;
  const [weekday = "", day = ""] = format.weekday(when).split(/, (.*)/s);
  const isSoon = due.what === "deadline" && format.daysUntil(due.day) <= soonDays;
  return (
    <div className={classNames(styles.gutter, isSoon && styles.soon)}>
      <time dateTime={when}>
        <b>{day}</b>
        {weekday}, {notes[due.what]}
      </time>
    </div>
  );
}

const notes = { start: "starts", deadline: "due", completion: "completes" } as const;

function Margin({ figure, note, isSoon }: { figure?: string; note: string; isSoon?: boolean }) {
  return (
    <div className={classNames(styles.gutter, isSoon && styles.soon)}>
      {figure !== undefined && <b>{figure}</b>}
      {note}
    </div>
  );
}
