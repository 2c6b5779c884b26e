import type { LoggedRanking } from "@caseload/contract/matching/matches";
import { useId, useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { RankingPlace } from "./ranking-place.tsx";
import styles from "./rankings.module.css";

const rows = 4;

function RankingSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.ranking} key={at}>
          <div className={styles.gutter}>
            <Skeleton shape="word" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** What was shown, and where. */
const titles: Record<LoggedRanking["kind"], string> = {
  jobs: "Positions for you",
  job: "Your match with a position",
  suggestions: "Suggested Paralegals of a position",
  applicants: "Applicants of a position, by match",
};

const readers: Record<LoggedRanking["shownTo"], string> = {
  you: "Shown to you",
  "law office": "Shown to the law office",
};

/** Places that stand open before somebody asks for the rest. */
const first = 3;

/** One ranking with one's own places in it. */
function RankingEntry({ ranking }: { ranking: LoggedRanking }) {
  const format = useFormat();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { kind, shownAt, shownTo, places, modelVersion } = ranking;
  const shown = isWhole ? places : places.slice(0, first);
  return (
    <li className={styles.ranking}>
      <time className={styles.gutter} dateTime={shownAt}>
        <b>{format.date(shownAt)}</b> <span>{format.time(shownAt)}</span>
      </time>
      <article className={styles.details} aria-labelledby={titleId}>
        <header>
          <h2 className="heading" id={titleId}>
            {titles[kind]}
          </h2>
          <p className="small muted">
            {readers[shownTo]}, model {modelVersion}
          </p>
        </header>
        <ol>
          {shown.map((place) => (
            <RankingPlace key={place.place} place={place} isRanked={kind !== "job"} />
          ))}
        </ol>
        {places.length > first && (
          <div>
            <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? `Show the first ${first}` : `Show all ${places.length}`}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

/** The rankings in which one was scored, newest first. */
export function RankingList() {
  const list = useApiPages("listLoggedRankings", { query: { limit: 20 } });
  if (list.isPending) return <RankingSkeletons />;
  if (list.error && list.rows.length === 0)
    return (
      <InlineAlert
        title="Your rankings could not be loaded"
        text={errorText(list.error, "Please try again")}
        onRetry={list.refetch}
      />
    );
  if (list.rows.length === 0)
    return (
      <EmptyState
        art={<DrawerArt />}
        title="No Rankings Yet"
        text="Nothing has been scored for you, or about you, so far. The first entry comes with your first search."
        action={<ButtonLink to="/search">Open Smart Search</ButtonLink>}
      />
    );
  return (
    <>
      <ul className="sheet edge">
        {list.rows.map((ranking) => (
          <RankingEntry key={ranking.id} ranking={ranking} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="rankings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}
