import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import type { ComponentType } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { filtersOf, isNarrowed, queryOf, type DirectoryChoices } from "./directory-filters.ts";
import { ParalegalRow } from "./paralegal-row.tsx";
import styles from "./directory.module.css";

interface DirectoryListProps {
  given: DirectoryChoices;
  onClear: () => void;
  Actions: ComponentType<{ entry: DirectoryEntry }>;
}

/** The people whom the filters leave, a page at a time. */
export function DirectoryList({ given, onClear, Actions }: DirectoryListProps) {
  const people = useApiPages("listParalegals", { query: queryOf(given) });
  const total = useApi("countParalegals", { query: filtersOf(given) }).data;
  if (people.isPending) return <RowSkeletons />;
  const failed = people.error && (
    <InlineAlert
      title="Paralegals could not be loaded"
      text={people.error.text}
      onRetry={people.rows.length > 0 ? people.loadMore : people.refetch}
    />
  );
  if (people.rows.length === 0) return failed ?? <NobodyFound given={given} onClear={onClear} />;
  const counted = Math.max(total?.count ?? 0, people.rows.length).toLocaleString("en-US");
  return (
    <>
      <div className="sheet edge">
        {people.rows.map((entry) => (
          <ParalegalRow key={entry.id} entry={entry} actions={<Actions entry={entry} />} />
        ))}
      </div>
      {failed}
      <div className={styles.pager}>
        <span role="status">
          Showing {people.rows.length} of {counted}
          {total?.more && "+"}
        </span>
        {people.hasMore && (
          <Button size="sm" pending={people.isLoadingMore} pendingText="Loading" onClick={people.loadMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function NobodyFound({ given, onClear }: Pick<DirectoryListProps, "given" | "onClear">) {
  const narrowed = isNarrowed(given);
  const isEmptyList = given.shortlisted && !isNarrowed({ ...given, shortlisted: false });
  return (
    <EmptyState
      art={<MagnifierArt />}
      title={isEmptyList ? "Nobody Shortlisted Yet" : "No Paralegals Found"}
      text={
        isEmptyList
          ? "Put people on your firm's shortlist from their row or profile; only your firm sees it."
          : narrowed
            ? "No profile fits these filters. Clear them to see everybody."
            : "Nobody has published a profile yet."
      }
      action={
        narrowed && <Button onClick={onClear}>{isEmptyList ? "Show Everybody" : "Clear Filters"}</Button>
      }
    />
  );
}
