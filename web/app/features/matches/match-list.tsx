import { limits } from "@caseload/contract/limits";
import type { ListedMatch } from "@caseload/contract/matching/matches";
import { Suspense, useMemo, useState, type ComponentType } from "react";
import type { JobListProps, RowJob } from "~/lib/job-list-parts.ts";
import { inSentence, plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useFormat } from "~/lib/use-format.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { MoreRows } from "~/ui/more-rows.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { initialMatches } from "./first-matches.ts";
import { matchParts } from "./match-parts.tsx";
import type { MatchSearchState } from "./match-search.tsx";
import * as styles from "./matches.module.css";

/** Loaded for those whose profile says too little. */
const MissingDetails = lazyPart(() => import("~/ui/missing-details.tsx"));

const maxMatches = 50;

interface MatchListProps {
  state: MatchSearchState;
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
}

/** The matches of the current search, best first. */
export function MatchList({ state, List }: MatchListProps) {
  const { permissions } = useMember();
  const [limit, setLimit] = useState<number>(initialMatches);
  const call = useApi(
    "listIntelligentMatches",
    { query: { ...state.query, limit } },
    { staleTime: limits.searchResultsKeptMs },
  );
  const matches = useLast(call.data);
  const jobs = useMemo(() => matches?.map(jobOf) ?? [], [matches]);
  if (call.error && !call.data) {
    return (
      <div>
        <InlineAlert
          title="Failed to fetch matches"
          text={call.error.text}
          onRetry={() => void call.refetch()}
          retrying={call.isFetching}
        />
      </div>
    );
  }
  if (!matches) return <MatchSkeletons />;
  if (matches.length === 0 && call.data) return <NoMatches state={state} />;
  const mayApply = permissions.includes("application:create");
  const hasProfile = matches.some(({ fromProfile }) => fromProfile);
  const isScored = matches.some((match) => shownScore(match) !== null);
  const unscored = matches.find(({ isTentative }) => isTentative);
  return (
    <div className={styles.results} aria-busy={!call.data}>
      <Summary matches={matches} isLimited={matches.length >= limit} scoredAt={call.dataUpdatedAt} />
      {!hasProfile
        ? mayApply && <MissingProfile />
        : unscored && (
            <div className={styles.missingProfile}>
              <Suspense>
                <UntilReady>
                  <MissingDetails missing={unscored.missing} />
                </UntilReady>
              </Suspense>
            </div>
          )}
      <List jobs={jobs} Match={matchParts} />
      <MoreRows
        shown={matches.length}
        noun="matches"
        hasMore={limit < maxMatches && matches.length >= limit}
        loading={!call.data}
        onMore={() => setLimit(maxMatches)}
      />
      {isScored && <ScoreLegend />}
    </div>
  );
}

const jobOf = ({ job, mayReapply, applicationStatus: _, ...match }: ListedMatch): RowJob => ({
  ...job,
  match,
  mayReapply,
});

interface SummaryProps {
  matches: readonly ListedMatch[];
  /** There may be more. */
  isLimited: boolean;
  /** Milliseconds; 0 while loading. */
  scoredAt: number;
}

function Summary({ matches, isLimited, scoredAt }: SummaryProps) {
  const format = useFormat();
  const scored = scoredAt > 0 ? `, scored ${inSentence(format.ago(new Date(scoredAt).toISOString()))}` : "";
  const count = isLimited ? `The ${matches.length} best matches` : plural(matches.length, "match", "matches");
  const isScored = matches.some((match) => shownScore(match) !== null);
  const isVaried = matches.some(
    ({ matchScore }, index) => matchScore > (matches[index - 1]?.matchScore ?? 100),
  );
  return (
    <div className={styles.summary}>
      <p role="status">{isScored ? count : plural(matches.length, "open position")}</p>
      {isScored && (
        <small>
          Best match first{isVaried && ", with no more than two from one firm at the top"}
          {scored}
        </small>
      )}
    </div>
  );
}

function NoMatches({ state: { q, hasPreferences, search, reset } }: { state: MatchSearchState }) {
  const text =
    q !== ""
      ? `No open posting fits "${q}"${hasPreferences ? " and your filters" : ""}.`
      : hasPreferences
        ? "No open postings match your filters. Reset them to see every match."
        : "No postings are open right now. New ones appear here automatically.";
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No matches found"
      text={text}
      action={
        <>
          {q !== "" && <Button onClick={() => void search("")}>Clear Search</Button>}
          {hasPreferences && <Button onClick={reset}>Reset Filters</Button>}
          {q === "" && !hasPreferences && <ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
        </>
      }
    />
  );
}

/** Without a profile, only the registration orders the postings. */
function MissingProfile() {
  const { hasProfile } = useMember();
  return (
    <div className={styles.missingProfile}>
      <InlineNote
        title="You don't have a profile yet"
        text="These postings are sorted by your choices at registration. With a profile, each gets a score and its reasons."
        action={
          <ButtonLink size="sm" to={hasProfile ? "/profile/paralegal" : "/profile/paralegal/new"}>
            {hasProfile ? "Complete Your Profile" : "Create Your Profile"}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The backgrounds of the scores. */
function ScoreLegend() {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.excellent} />
        90+
      </span>
      <span>
        <i className={styles.good} />
        75–89
      </span>
      <span>
        <i className={styles.fair} />
        60–74
      </span>
      <span>
        <i className={styles.potential} />
        Under 60
      </span>
    </p>
  );
}

/** SPEC.md section 9. */
const skeletonCards = 6;

function MatchSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: skeletonCards }, (_, index) => (
        <div className={styles.skeletonRow} key={index}>
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
