import type { MatchFacts } from "@caseload/contract/matching/matches";
import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import MissingDetails from "~/ui/missing-details.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./job-file.module.css";

/** How well a posting matches the paralegal, with the reasons and the gaps. */
export default function YourMatch({ jobId }: { jobId: number }) {
  const { data: match, error, ...call } = useApi("getJobMatch", { params: { id: jobId } });
  const mayApply = useUser()?.permissions.includes("application:create") === true;
  // Roles that may not apply are not asked for a profile.
  if (error?.status === 404 || (match && !match.fromProfile && !mayApply)) return null;
  return (
    <FileSection
      title="Your match"
      className={match && shownScore(match) !== null ? styles.yourMatch : undefined}
    >
      {match ? (
        <Match match={match} />
      ) : error ? (
        <InlineAlert
          title="We couldn't load your match"
          text={error.text}
          onRetry={() => void call.refetch()}
          retrying={call.isFetching}
        />
      ) : (
        <Loading>
          <Skeleton shape="figure" />
        </Loading>
      )}
    </FileSection>
  );
}

function Match({ match }: { match: MatchFacts }) {
  if (!match.fromProfile) {
    return (
      <p className="ui-text muted">
        With a profile, this posting gets a score and its reasons.{" "}
        <Link className="link" to="/profile/paralegal">
          Your profile
        </Link>
      </p>
    );
  }
  const score = shownScore(match);
  if (score === null) return <MissingDetails missing={match.missing} />;
  return (
    <>
      <Score value={score} fold />
      <div className={styles.matchReasons}>
        <MatchReasons reasons={match.matchReasons} score={score} />
        <MatchRequirements requirements={match.requirements} own />
        <MatchBreakdown {...match} />
      </div>
    </>
  );
}
