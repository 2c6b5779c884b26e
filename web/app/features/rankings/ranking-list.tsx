import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RankingEntry } from "./ranking-entry.tsx";
import { RankingSkeletons } from "./ranking-skeletons.tsx";

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
