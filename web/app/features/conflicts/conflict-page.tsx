import type { ApplicationConflict } from "@caseload/contract/hiring/conflict-checks";
import { formatPrice } from "@caseload/contract/engagements/money-text";
import { ledgerRoleLabels } from "@caseload/contract/hiring/conflict-statuses";
import { partyRoleLabels } from "@caseload/contract/jobs/posting-options";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Lock from "lucide-react/icons/lock";
import Scale from "lucide-react/icons/scale";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ConflictBadge } from "~/ui/conflict-badge.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CompareAnswer } from "./compare-answer.tsx";
import { ConflictPaths } from "./conflict-paths.tsx";
import * as styles from "./conflicts.module.css";

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
              disclosed, and neither of you learns the other's answer.
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
      {!isParalegal && !matches && <PartiesOnJob jobId={job.id} />}
      {matches && <Matches conflict={conflict} matches={matches} isParalegal={isParalegal} />}
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
          ? "A check compares your ledger with the parties on the job. One of the two lists is empty, or the check is due within a day."
          : "A check compares the parties on the job with the applicant's private ledger. One of the two lists is empty, or the check is due within a day.",
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
        "The firm looked into the possible conflict and cleared it. A new match makes it possible again.",
      ];
    case "overridden":
      return [
        "Overridden with a screen",
        "The firm will proceed with a screen. Both sides acknowledge the screening memo on the contract before work starts.",
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

/** The firm's own parties, for members who may edit the posting. */
function PartiesOnJob({ jobId }: { jobId: number }) {
  const { permissions } = useMember();
  const mayRead = permissions.includes("job:edit");
  const { data } = useApi("getPosting", { params: { id: jobId } }, { enabled: mayRead });
  if (!data || data.parties.length === 0) return null;
  return (
    <section className={`sheet edge ${styles.spaced}`} aria-label="Parties on this job">
      <div className={styles.matchHead}>
        <h2 className="heading">Parties on this job</h2>
        <p className="small faint">Visible only to your firm, never on the posting</p>
      </div>
      <ul>
        {data.parties.map(({ name, role, aliases }) => (
          <li key={`${role} ${name}`} className={styles.ownParty}>
            <b>{name}</b>
            <span>
              {partyRoleLabels[role]}. {aliasText(aliases)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function matchedOn(words: readonly string[]): string {
  if (words.length === 0) return "matched by spelling";
  const listed = words.slice(0, 3).join(", ");
  return words.length === 1 ? `matched on the word ${listed}` : `matched on the words ${listed}`;
}

interface MatchesProps extends CheckProps {
  matches: NonNullable<ApplicationConflict["matches"]>;
}

const aliasText = (aliases: readonly string[]): string =>
  aliases.length === 0
    ? "No aliases"
    : `${aliases.length === 1 ? "Alias" : "Aliases"}: ${aliases.join(", ")}`;

function Matches({ conflict, matches, isParalegal }: MatchesProps) {
  const [firstName] = conflict.paralegalName.split(" ");
  return (
    <section className={`sheet edge ${styles.spaced}`} aria-label="Matching names">
      <div className={styles.matchHead}>
        <h2 className="heading">Matching names</h2>
        <p className="small faint">
          {plural(matches.length, "match", "matches")}. Both of you see exactly this, and nothing else from
          either list.
        </p>
      </div>
      <ul>
        {matches.map(({ party, entry, sharedWords }) => (
          <li key={`${party.role} ${party.name} ${entry.role} ${entry.name}`} className={styles.pair}>
            <div>
              <span className="label">{isParalegal ? "The firm's party" : "Your party"}</span>
              <b>{party.name}</b>
              <p>
                {partyRoleLabels[party.role]}. {aliasText(party.aliases)}
              </p>
            </div>
            <div className={styles.between}>
              <ArrowLeftRight className="icon" aria-hidden="true" />
              {matchedOn(sharedWords)}
            </div>
            <div>
              <span className="label">{isParalegal ? "Your entry" : `${firstName}'s entry`}</span>
              <b>{entry.name}</b>
              <p>
                {ledgerRoleLabels[entry.role]}. {aliasText(entry.aliases)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
