/** What screens pass to the features that find jobs, so that all of them show one list with one set of filters. */
import type { OwnJobList } from "@caseload/contract/jobs/job-mark-options";
import type { ListedJob } from "@caseload/contract/jobs/jobs";
import type { MatchFacts } from "@caseload/contract/matching/matches";
import type { FilteredList } from "@caseload/contract/search/filter-counts";
import type { ListFilters } from "@caseload/contract/search/preference-search";
import type { ComponentType } from "react";

/** A posting of the job list, or a search result with what only a search knows. */
export interface RowJob extends ListedJob {
  readonly urgent?: boolean;
  /** The distance from the place searched for. */
  readonly miles?: number | null;
  /** Where the list is of matches. */
  readonly match?: MatchFacts;
  /** Whether the viewer may apply again after a withdrawal or a canceled contract. */
  readonly mayReapply?: boolean;
}

/** How a posting matches: lists of matches only, so that no other list loads their code. */
export interface MatchParts {
  /** The score in a line of text. */
  Score: ComponentType<{ match: MatchFacts }>;
  /** One reason, in a line. */
  Reason: ComponentType<{ match: MatchFacts }>;
  /** Reasons, fits, gaps and how the score adds up; `isBeside`: in a pane of their own rather than in the row. */
  Details: ComponentType<{ match: MatchFacts; isBeside?: boolean }>;
}

export interface JobListProps {
  jobs: readonly RowJob[];
  Match?: MatchParts;
}

export interface OwnJobsChoiceProps {
  /** Undefined for all jobs. */
  own: OwnJobList | undefined;
  onChange: (own: OwnJobList | undefined) => void;
}

export interface JobFiltersProps {
  /** Which filters are shown, in which order, and which jobs are counted. */
  list: FilteredList;
  filters: ListFilters;
  choose: (change: ListFilters) => void;
}

/** The filters, which load when they are opened. */
export interface LateJobFilters {
  Fields: ComponentType<JobFiltersProps>;
  /** Fetches their code ahead. */
  load: () => void;
}
