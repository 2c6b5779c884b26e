import { applicantSortOptions } from "@caseload/contract/hiring/applicant-options";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import { applicationStatuses } from "@caseload/contract/lifecycles";
import Columns3 from "lucide-react/icons/columns-3";
import Keyboard from "lucide-react/icons/keyboard";
import ListChecks from "lucide-react/icons/list-checks";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { clip } from "~/lib/format.ts";
import type { useApi } from "~/lib/use-api.ts";
import type { useApiPages } from "~/lib/use-api-pages.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./applicants-screen.module.css";
import type { ApplicantsAddress } from "./use-applicants-address.ts";

const all = "all";

const statusOptions = [
  { value: all, label: "Any status" },
  { value: "active", label: "Undecided" },
  ...applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] })),
] as const;

export function totalOf(
  counts: { statuses: Record<(typeof applicationStatuses)[number], number> } | undefined,
  status: ApplicantsAddress["status"],
): number | undefined {
  if (!counts) return undefined;
  const { statuses } = counts;
  if (status === "active") return statuses.pending + statuses.reviewing;
  if (status !== null) return statuses[status];
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

interface FiltersProps {
  address: ApplicantsAddress;
  jobs: readonly { id: number; title: string; applications: number }[];
  total: number | undefined;
  onHelp: () => void;
  inTab: boolean;
}

/** Which applications, in which order; all of it in the address. */
export function Filters({ address, jobs, total, onHelp, inTab }: FiltersProps) {
  const { jobId, status, sort, change } = address;
  const options = jobs.map(({ id, title, applications }) => ({
    value: String(id),
    label: `${clip(title, 70)} (${applications})`,
  }));
  return (
    <div className={styles.screenHead}>
      {!inTab && (
        <h1 className="page-title">
          Applicants {total !== undefined && <small className={styles.total}>{total}</small>}
        </h1>
      )}
      <div className={styles.filters} role="group" aria-label="Filters">
        <Select
          label="Posting"
          className={classNames(styles.choice, styles.wideChoice)}
          options={[{ value: all, label: "All postings" }, ...options]}
          value={jobId === null ? all : String(jobId)}
          onValueChange={(value) => change({ job: value === all ? null : Number(value), application: null })}
        />
        <Select
          label="Status"
          className={styles.choice}
          options={statusOptions}
          value={status ?? all}
          onValueChange={(value) => change({ status: value === all ? null : value, application: null })}
        />
        <Select
          label="Sort"
          className={styles.choice}
          options={applicantSortOptions}
          value={sort}
          onValueChange={(value) => change({ sort: value === "match" ? null : value })}
        />
        <Button variant="ghost" className={styles.onDesks} aria-keyshortcuts="?" onClick={onHelp}>
          <Keyboard className="icon" />
          Shortcuts
          <kbd className={styles.keyCap} aria-hidden="true">
            ?
          </kbd>
        </Button>
      </div>
    </div>
  );
}

interface BulkBarProps {
  count: number;
  onShortlist: () => void;
  onCompare: () => void;
  onReject: () => void;
  onClear: () => void;
}

/** Replaces the list's head while rows are ticked, at the same height. */
export const BulkBar = ({ count, onShortlist, onCompare, onReject, onClear }: BulkBarProps) => (
  <div className={styles.bulkBar} role="group" aria-label="Selected applications">
    <b role="status">{count} selected</b>
    <Button size="sm" variant="ghost" onClick={onShortlist}>
      <ListChecks className="icon" />
      Shortlist
    </Button>
    <Button size="sm" variant="ghost" onClick={onCompare}>
      <Columns3 className="icon" />
      Compare
    </Button>
    <Button size="sm" variant="danger-quiet" onClick={onReject}>
      <X className="icon" />
      Reject
    </Button>
    <Button size="sm" variant="ghost" onClick={onClear}>
      Clear
    </Button>
  </div>
);

/** Without the counts, the list cannot be filtered by posting. */
export function CountsFailure({ counts }: { counts: ReturnType<typeof useApi<"countApplicants">> }) {
  if (!counts.error || counts.data) return null;
  return (
    <div className={styles.countsFailure}>
      <InlineAlert
        title="We couldn't load the counts and the list of postings"
        text={errorText(counts.error, "Try again.")}
        onRetry={() => void counts.refetch()}
        retrying={counts.isFetching}
      />
    </div>
  );
}

interface RowsProps {
  list: ReturnType<typeof useApiPages<"listApplicants">>;
  isFiltered: boolean;
  onClearFilters: () => void;
  children: ReactNode;
}

/** The rows, or what is there instead of them. */
export function Rows({ list, isFiltered, onClearFilters, children }: RowsProps) {
  const { rows, error, isPending } = list;
  if (error && rows.length === 0)
    return (
      <div className={styles.note}>
        <InlineAlert
          title="We couldn't load the applications"
          text={errorText(error, "Nothing was lost. Try again.")}
          onRetry={list.refetch}
        />
      </div>
    );
  if (isPending) return <RowSkeleton />;
  if (rows.length === 0)
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title={isFiltered ? "No applications match" : "No applications yet"}
        text={
          isFiltered
            ? "Applications with this posting and status appear here."
            : "They appear here the moment a paralegal applies to one of your postings."
        }
        action={
          isFiltered ? (
            <Button onClick={onClearFilters}>Clear Filters</Button>
          ) : (
            <ButtonLink to="/jobs/post">Post Job</ButtonLink>
          )
        }
      />
    );
  return (
    <div className={styles.rows}>
      <ul>{children}</ul>
      <MoreRows
        shown={rows.length}
        noun="applications"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </div>
  );
}

export const RowSkeleton = () => (
  <Loading className={styles.note}>
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} shape="title" />
    ))}
  </Loading>
);
