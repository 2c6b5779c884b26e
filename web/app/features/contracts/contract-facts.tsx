import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { formatHours } from "@caseload/contract/engagements/money-text";
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgeX from "lucide-react/icons/badge-x";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { Ledger } from "~/ui/ledger.tsx";
import type { Dates } from "./contract-text.ts";
import { nextFact } from "./next-fact.ts";
import { waitsForViewer } from "./next-step.ts";
import { daysRun } from "./steps.ts";
import { payFigure } from "./pay-figure.ts";
import * as styles from "./contract-page.module.css";

/** Pay, term, supervising attorney and the next step. */
export function ContractFacts({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const { supervisor } = contract;
  const next = nextFact(contract, format);
  return (
    <Ledger
      look="facts"
      label="Engagement summary"
      cells={[
        { label: "Pay", figure: payFigure(contract.structuredTerms.pay), note: payNote(contract) },
        { label: "Term", figure: termFigure(contract, format), note: termNote(contract, format) },
        {
          label: "Supervising attorney",
          figure: supervisor.name,
          note: <BarAdmission isVerified={supervisor.barVerified} />,
        },
        { label: "Next step", figure: next.figure, note: next.note, hot: waitsForViewer(contract) },
      ]}
    />
  );
}

function BarAdmission({ isVerified }: { isVerified: boolean }) {
  const Icon = isVerified ? BadgeCheck : BadgeX;
  return (
    <span className={classNames(styles.barAdmission, isVerified && styles.verified)}>
      <Icon aria-hidden="true" />
      <span>{isVerified ? "Bar admission verified" : "Bar admission not verified"}</span>
    </span>
  );
}

function payNote({ structuredTerms: { pay, paymentDays } }: ContractDetail): string {
  if (pay === null) return "Set it before either side signs";
  const due = `due ${plural(paymentDays, "day")} after invoice`;
  if (pay.kind === "flat") return `${plural(pay.milestones.length, "milestone")}, ${due}`;
  return pay.capMinutes === null ? `No cap, ${due}` : `Cap ${formatHours(pay.capMinutes)} h, ${due}`;
}

/** The days of the agreement, with the agreed first day of work once it is known. */
function termFigure(
  { structuredTerms, startsOn }: ContractDetail,
  { day, mediumDate }: Dates & { mediumDate: (day: string) => string },
): string {
  const start = startsOn ?? structuredTerms.startsOn;
  const { endsOn } = structuredTerms;
  return endsOn === null ? `From ${day(start)}` : `${day(start)} – ${mediumDate(endsOn)}`;
}

function termNote(contract: ContractDetail, { now, date }: Dates & { now: number }): string {
  const { startedAt, endedAt, status } = contract;
  const run = daysRun(contract, now);
  if (run) return run.day > run.of ? "Past its end date" : `Day ${run.day} of ${run.of}`;
  if (status === "completed" && endedAt !== null) return `Completed ${date(endedAt)}`;
  if (startedAt !== null) return `Started ${date(startedAt)}`;
  return status === "cancelled" ? "Not started" : "Starts after both sides sign";
}
