import { limits } from "@caseload/contract/limits";
import type { JobMatch } from "@caseload/contract/matching/matches";
import { useState } from "react";
import { inSentence, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { useFormat } from "~/lib/use-format.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { MatchCard } from "./match-card.tsx";
import { MatchLegend } from "./match-legend.tsx";
import { MatchSkeletons } from "./match-skeletons.tsx";
import { NoMatches } from "./no-matches.tsx";
import { NoProfileNote } from "./no-profile-note.tsx";
import type { MatchSearchState } from "./use-match-search.ts";
import styles from "./matches.module.css";

/** Matches on the first page, and at most (the server gives no more). */
const first = 20;
const max = 50;

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
