import type { Applicant } from "@caseload/contract/hiring/applicants";

import { activeApplicationStatuses, type ApplicationStatus } from "@caseload/contract/lifecycles";
import Columns3 from "lucide-react/icons/columns-3";
import { Link } from "react-router";
import { askText, money } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { scoreTier } from "~/ui/score-tier.ts";
import { shownScore } from "~/ui/shown-score.ts";
import { StatusGlyph, type StatusGlyphName, type StatusGlyphShape } from "~/ui/status-glyph.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import * as styles from "./applicant-row.module.css";

export const isUndecided = (status: ApplicationStatus): boolean =>
  activeApplicationStatuses.some((active) => active === status);

/** The word for an application in a dense row. */
const words: Readonly<
  Record<
    ApplicationStatus | "unread" | "interview",
    readonly [word: string, look: string | undefined, glyph: StatusGlyphName | StatusGlyphShape]
  >
> = {
  unread: [
    "New",
    undefined,
    { stroke: "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z", dashes: "2.2 2.4" },
  ],
  pending: [
    "Pending",
    undefined,
    { stroke: "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z", dashes: "2.2 2.4" },
  ],
  reviewing: ["Shortlisted", styles.informed, { stroke: "M2 3h8M2 6h5M2 9h3M7.4 8.6l1.2 1.2 2.2-2.4" }],
  interview: [
    "Interview",
    styles.informed,
    { stroke: "M1.8 3.4h8.4v6.8H1.8zM1.8 5.6h8.4M4.2 1.6v2M7.8 1.6v2" },
  ],
  accepted: ["Accepted", styles.positive, "check"],
  rejected: ["Rejected", styles.negative, "cross"],
  withdrawn: ["Withdrawn", undefined, { stroke: "M4.8 2.2 2 5l2.8 2.8M2 5h5.2a2.4 2.4 0 0 1 0 4.8H5" }],
};

function wordOf(applicant: Applicant, status: ApplicationStatus): keyof typeof words {
  if (!isUndecided(status)) return status;
  if (applicant.interviewAt !== null) return "interview";
  return status === "pending" && applicant.viewedAt === null ? "unread" : status;
}

export function StatusWord({ applicant, status }: { applicant: Applicant; status: ApplicationStatus }) {
  const [word, look, glyph] = words[wordOf(applicant, status)];
  return (
    <span className={classNames(styles.statusWord, look)}>
      <StatusGlyph glyph={glyph} />
      {word}
    </span>
  );
}

/** The score on its ground; a dash where there is none. */
export function ScoreCell({ applicant: { match } }: { applicant: Pick<Applicant, "match"> }) {
  const score = match && shownScore(match);
  if (score === null)
    return (
      <span className={classNames(styles.scoreCell, styles.unscored)}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not scored</VisuallyHidden>
      </span>
    );
  const looks: Readonly<Record<string, string | undefined>> = {
    "tier-excellent": styles.excellent,
    "tier-good": styles.good,
    "tier-fair": styles.fair,
  };
  return (
    <span className={classNames(styles.scoreCell, looks[scoreTier(score).name] ?? styles.potential)}>
      <VisuallyHidden>Match </VisuallyHidden>
      {Math.round(score)}
    </span>
  );
}

/** One line of evidence: how far the price exceeds the range, else why it fits, else what is missing. */
function evidenceOf({ overCents, match, paralegal }: Applicant): string {
  if (overCents !== null) return `Asks ${money(overCents / 100)} more than the posted pay`;
  return match?.matchReasons[0] ?? match?.gaps[0] ?? paralegal.profile?.location ?? "No profile yet";
}

interface ApplicantRowProps {
  applicant: Applicant;
  status: ApplicationStatus;
  to: string;
  isOpen: boolean;
  isTicked: boolean;
  isCompared: boolean;
  onOpen: () => void;
  onTick: (ticked: boolean) => void;
}

/** Score, name, rate and the answer so far, on one dense row. */
export function ApplicantRow({
  applicant,
  status,
  to,
  isOpen,
  isTicked,
  isCompared,
  onOpen,
  onTick,
}: ApplicantRowProps) {
  const format = useFormat();
  const { id, paralegal, ask, overCents, match, viewedAt } = applicant;
  const isDecided = !isUndecided(status);
  const isNew = !isDecided && viewedAt === null;
  const evidence = evidenceOf(applicant);
  return (
    <li
      className={classNames(
        styles.applicantRow,
        isOpen && styles.open,
        isTicked && styles.ticked,
        isDecided && styles.decided,
        isNew && styles.unread,
      )}
    >
      <span className={styles.scoreMargin}>
        {!isDecided && (
          <label className={classNames("check", styles.tickTarget)}>
            <input
              type="checkbox"
              aria-label={`Select ${paralegal.name}`}
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
            />
          </label>
        )}
        <ScoreCell applicant={applicant} />
      </span>
      <div className={styles.identity}>
        <Link
          id={`applicant-${id}`}
          to={to}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          <span title={paralegal.name}>{paralegal.name}</span>
          {isCompared && (
            <>
              <Columns3 className="icon" aria-hidden="true" />
              <VisuallyHidden>in comparison</VisuallyHidden>
            </>
          )}
        </Link>
        <p title={evidence}>{evidence}</p>
      </div>
      <div className={classNames(styles.askedRate, overCents !== null && styles.overRange)}>
        {ask ? askText(ask) : "Negotiable"}
        {match && match.requirements.total > 0 && (
          <small>
            {match.requirements.met} of {match.requirements.total}
          </small>
        )}
      </div>
      <div className={styles.answer}>
        <StatusWord applicant={applicant} status={status} />
        <small>
          <span className={styles.onPhones}>{ask ? `${askText(ask)}, ` : ""}</span>
          {format.ago(applicant.createdAt)}
        </small>
      </div>
    </li>
  );
}
