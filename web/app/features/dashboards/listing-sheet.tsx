import type { OwnJob } from "@caseload/contract/jobs/jobs";
import type { ReactNode } from "react";
import type { ApiError } from "~/lib/api-error.ts";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ListingRow } from "./listing-row.tsx";
import { SheetFailure, SheetSkeleton } from "./sheet-states.tsx";
import styles from "./listings.module.css";

interface ListingSheetProps {
  list: {
    rows: readonly OwnJob[];
    isPending: boolean;
    error: ApiError | null;
    hasMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
    refetch: () => void;
  };
  /** Shown where there is nothing. */
  empty: ReactNode;
}

/** The member's postings. */
export function ListingSheet({ list, empty }: ListingSheetProps) {
  if (list.isPending) return <SheetSkeleton />;
  if (list.error && list.rows.length === 0) {
    return (
      <SheetFailure title="Your listings could not be loaded" error={list.error} onRetry={list.refetch} />
    );
  }
  if (list.rows.length === 0) return empty;
  return (
    <>
      <ul className={styles.listings}>
        {list.rows.map((job) => (
          <ListingRow key={job.id} job={job} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="listings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}
