import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { formatPrice } from "@caseload/contract/engagements/money-text";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import Lock from "lucide-react/icons/lock";
import Scale from "lucide-react/icons/scale";
import { Suspense } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ConflictBadge } from "~/ui/conflict-badge.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CompareAnswer } from "./compare-answer.tsx";
import { ConflictPaths } from "./conflict-paths.tsx";
import * as styles from "./conflicts.module.css";
import { PartiesOnJob } from "./parties-on-job.tsx";

const MatchingNames = vitalPart(() => import("./matching-names.tsx"));

/** The conflict check of one application: what is known, and what the viewer's side can do about it. */
export function ConflictPage({ id }: { id: number }) {
  const isId = !Number.isNaN(id);
  const isParalegal = useMember().userType === "paralegal";
  const back = isParalegal ? "/applications" : "/applicants";
  const { data, error, refetch } = useApi("getConflict", { params: { id } }, { enabled: isId });
  if (!isId || error?.status === 404 || error?.status === 400)
    return (
      <NotFound
        title="Application Not Found"
        text={notFoundMessages.applicationNotFound}
        action="Back to Applications"
        to={back}
      />
    );
  return (
    <>
      <BackLink to={back}>Applications</BackLink>
      {data ? (
        <Check conflict={data} isParalegal={isParalegal} />
      ) : error ? (
        <>
          <PageHead title="Conflict Check" />
          <InlineAlert
            title="We couldn't load this check"
            text={errorText(error, "Check your connection and try again.")}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}

interface CheckProps {
  conflict: ApplicationConflict;
  isParalegal: boolean;
}

function Check({ conflict, isParalegal }: CheckProps) {
  const format = useFormat();
  const { status, checkedAt, job, paralegalName, paralegalEmailConfirmed, proposedPay, matches, may } =
    conflict;
  const [heading, text] = explanationOf(conflict, isParalegal);
  return (
    <>
      <PageHead
        badge={
          <>
            <ConflictBadge status={status} />
            {!isParalegal && <UnconfirmedEmail confirmed={paralegalEmailConfirmed} />}
            {checkedAt !== null && <span className="small faint">Checked {format.fullTime(checkedAt)}</span>}
          </>
        }
        title={isParalegal ? "Conflict Check" : paralegalName}
        lede={
          <>
            {isParalegal ? "Your application to " : "Applied to "}
            <Link className="link" to={`/jobs/${job.id}`}>
              {job.title}
            </Link>
            {proposedPay && `, for ${formatPrice(proposedPay)}`}
          </>
        }
      />
      <section className="sheet edge" aria-label="Conflict check">
        <div className={styles.verdict} data-possible={status === "possible" || undefined}>
          <span className={styles.mark}>
            <Scale className="icon icon-large" aria-hidden="true" />
          </span>
          <div>
            <h2 className="title">{heading}</h2>
            <p>{text}</p>
          </div>
        </div>
        {may.decide && <ConflictPaths conflict={conflict} />}
        {!may.decide && may.consent && (
          <div className={styles.consent}>
            <p>
              If you both agree, you each see the matching names, and nothing else. Until then nothing is
              disclosed, and neither of you learns how the other responded.
            </p>
            <CompareAnswer conflict={conflict} />
          </div>
        )}
        <Decision conflict={conflict} />
        <div className={styles.foot}>
          <p className={styles.privacy}>
            <Lock className="icon" aria-hidden="true" />
            <span>
              {isParalegal
                ? "The firm sees the status, never your ledger. You don't see the firm's parties or its reason."
                : may.accept && status === "possible"
                  ? "Accepting stays off until you decide. Only your firm sees this page. The applicant sees the status, not your reason."
                  : "Only your firm sees this page. The applicant sees the status, not your reason."}
            </span>
          </p>
          <Link className="link" to="/conflicts/log">
            View Check Log
          </Link>
          {may.accept && <AcceptLink conflict={conflict} />}
        </div>
      </section>
      {matches && (
        <Suspense fallback={null}>
          <MatchingNames paralegalName={paralegalName} matches={matches} isParalegal={isParalegal} />
        </Suspense>
      )}
      {may.readParties && <PartiesOnJob jobId={job.id} mayChange={may.changeParties} />}
    </>
  );
}

/** Leads to the application, where accepting states the price and what it does. Off while a conflict is undecided. */
function AcceptLink({ conflict: { applicationId, status } }: { conflict: ApplicationConflict }) {
  if (status === "possible")
    return (
      <Button variant="primary" disabled>
        Accept Application
      </Button>
    );
  return (
    <ButtonLink variant="primary" to={`/applicants?application=${applicationId}`}>
      Accept Application
    </ButtonLink>
  );
}

/** What the status means, in the words of the viewer's side. */
function explanationOf({ status, may }: ApplicationConflict, isParalegal: boolean): [string, string] {
  switch (status) {
    case "not_checked":
      return [
        "Not checked",
        isParalegal
          ? "A check compares your ledger with the parties on the job. Either a list is empty, or the check hasn't run yet. Checks run within a day."
          : "A check compares the parties on the job with the applicant's private ledger. Either a list is empty, or the check hasn't run yet. Checks run within a day.",
      ];
    case "none":
      return [
        "No conflict found",
        "No names on the two lists match. One written very differently can be missed. The check is repeated when either list changes.",
      ];
    case "possible":
      if (isParalegal)
        return [
          "The firm decides what happens next",
          "A party on this job may match an entry in your ledger. Caseload doesn't show which. Names that look alike can be unrelated.",
        ];
      return [
        may.accept
          ? "Decide on the conflict before you accept"
          : may.decide
            ? "Decide on the conflict"
            : "Possible conflict",
        "A party on this job may match an entry in the applicant's private ledger. Caseload doesn't show which party or which entry. Names that look alike can be unrelated.",
      ];
    case "cleared":
      return [
        "Conflict cleared",
        "The firm looked into the possible conflict and cleared it. A new match reopens it.",
      ];
    case "overridden":
      return [
        "Overridden with a screen",
        "The firm will proceed with a screen. Both parties acknowledge the screening memo on the contract before work starts.",
      ];
  }
}

function Decision({ conflict: { decision, status } }: { conflict: ApplicationConflict }) {
  const format = useFormat();
  if (!decision) return null;
  return (
    <div className={styles.consent}>
      <p>
        <b>
          {status === "overridden" ? "Overridden" : "Cleared"} by {decision.byName},{" "}
          {format.fullTime(decision.at)}
        </b>
      </p>
      <p className={styles.reason}>{decision.reason}</p>
    </div>
  );
}
