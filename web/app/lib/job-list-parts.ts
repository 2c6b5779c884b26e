/** What screens pass to the features that find jobs, so that all of them show one list. */
import type { OwnJobList } from "@caseload/contract/jobs/job-mark-options";
import type { ListedJob } from "@caseload/contract/jobs/jobs";

/** A posting of the job list, or a search result with what only a search knows. */
export interface RowJob extends ListedJob {
  readonly urgent?: boolean;
  /** The distance from the place searched for. */
  readonly miles?: number | null;
}

export interface JobListProps {
  jobs: readonly RowJob[];
}

export interface OwnJobsChoiceProps {
  /** Undefined for all jobs. */
  own: OwnJobList | undefined;
  onChange: (own: OwnJobList | undefined) => void;
}
