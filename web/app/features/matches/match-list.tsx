import { limits } from "@caseload/contract/limits";
import type { JobMatch } from "@caseload/contract/matching/matches";
import { useState } from "react";
import { inSentence, plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { useFormat } from "~/lib/use-format.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { MatchCard } from "./match-card.tsx";
import type { MatchSearchState } from "./use-match-search.ts";
import matchCardStyles from "./match-card.module.css";
import styles from "./matches.module.css";

/** Matches on the first page, and at most (the server gives no more). */
const first = 20;
const max = 50;

/** Six cards (SPEC.md section 9). */
const cards = 6;

function MatchSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: cards }, (_, at) => (
        <div className={matchCardStyles.match} key={at}>
          <div className={matchCardStyles.stick}>
            <Skeleton shape="figure" />
          </div>
          <div className={classNames(matchCardStyles.inner, matchCardStyles.matchSkeleton)}>
            <Skeleton shape="title" />
            <Skeleton shape="word" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function MatchList({ state }: { state: MatchSearchState }) {
  const [limit, setLimit] = useState<number>(first);
  const answer = useApi(
    "listIntelligentMatches",
    { query: { ...state.query, limit } },
    { staleTime: limits.searchResultsKeptMs },
  );
  const rows = useLast(answer.data);
  if (answer.error && !answer.data) {
    return (
      <div>
        <InlineAlert
          title="Failed to fetch matches"
          text={answer.error.text}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      </div>
    );
  }
  if (!rows) return <MatchSkeletons />;
  if (rows.length === 0 && answer.data) return <NoMatches state={state} />;
  return (
    <div className={styles.matchResults} aria-busy={!answer.data}>
      <Tally rows={rows} isLimited={rows.length >= limit} scoredAt={answer.dataUpdatedAt} />
      <NoProfileNote rows={rows} />
      <div className="sheet edge">
        {rows.map((match, at) => (
          <MatchCard key={match.job.id} match={match} isFirst={at === 0} />
        ))}
      </div>
      <MoreRows
        shown={rows.length}
        noun="matches"
        hasMore={limit < max && rows.length >= limit}
        loading={!answer.data}
        onMore={() => setLimit(max)}
      />
      {rows.some(({ fromProfile }) => fromProfile) && <MatchLegend />}
    </div>
  );
}

interface TallyProps {
  rows: readonly JobMatch[];
  /** There may be more than are shown. */
  isLimited: boolean;
  /** Milliseconds; 0 while the answer is on its way. */
  scoredAt: number;
}

function Tally({ rows, isLimited, scoredAt }: TallyProps) {
  const format = useFormat();
  const scored = scoredAt > 0 ? `, scored ${inSentence(format.ago(new Date(scoredAt).toISOString()))}` : "";
  const count = isLimited ? `The ${rows.length} best matches` : plural(rows.length, "match", "matches");
  const isScored = rows.some(({ fromProfile }) => fromProfile);
  const isVaried = rows.some(({ matchScore }, at) => matchScore > (rows[at - 1]?.matchScore ?? 100));
  return (
    <div className={styles.matchTally}>
      <p role="status">{isScored ? count : plural(rows.length, "open position")}</p>
      {isScored && (
        <small>
          Best match first{isVaried && ", with at most two of one law office at the top"}
          {scored}
        </small>
      )}
    </div>
  );
}

/** Nothing for these words, nothing for these filters, or nothing open. */
function NoMatches({ state: { q, hasPreferences, search, reset } }: { state: MatchSearchState }) {
  const text =
    q !== ""
      ? `No open posting fits “${q}”${hasPreferences ? " and your filters" : ""}.`
      : hasPreferences
        ? "No open posting fits your filters. Reset them to see every match."
        : "No posting is open right now. New ones appear here by themselves.";
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No matches found"
      text={text}
      action={
        <>
          {q !== "" && <Button onClick={() => search("")}>Clear Search</Button>}
          {hasPreferences && <Button onClick={reset}>Reset Filters</Button>}
          {q === "" && !hasPreferences && <ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
        </>
      }
    />
  );
}

/** Without a profile only the registration speaks; says so, and what to do. */
function NoProfileNote({ rows }: { rows: readonly JobMatch[] }) {
  const { hasProfile } = useMember();
  if (rows.some(({ fromProfile }) => fromProfile)) return null;
  return (
    <InlineAlert
      tone="note"
      title="Your profile is still missing"
      text="These postings are ordered by what you chose when you registered. With a profile, each gets a score and its reasons."
      action={
        <ButtonLink size="sm" to={hasProfile ? "/profile/paralegal" : "/profile/paralegal/new"}>
          {hasProfile ? "Complete your profile" : "Create your profile"}
        </ButtonLink>
      }
    />
  );
}

/** What the stickers' grounds stand for. */
function MatchLegend() {
  return (
    <p className={styles.matchLegend}>
      <span>
        <i className={styles.tierExcellent} />
        90 and over
      </span>
      <span>
        <i className={styles.tierGood} />
        75 to 89
      </span>
      <span>
        <i className={styles.tierFair} />
        60 to 74
      </span>
      <span>
        <i className={styles.tierPotential} />
        under 60
      </span>
    </p>
  );
}
