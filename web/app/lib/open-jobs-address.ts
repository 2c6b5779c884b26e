/** Addresses of the public list of open jobs: an area in the path, a state in the query. */
import { practiceAreas } from "@caseload/contract/practice-areas";
import { usStateOptions } from "@caseload/contract/us-states";

type PracticeArea = (typeof practiceAreas)[number];

const slugOf = (area: PracticeArea): string => area.toLowerCase().replaceAll(" ", "-");

export interface OpenJobsChoice {
  readonly area: PracticeArea | null;
  /** Postal code. */
  readonly state: string | null;
}

export function openJobsAddress({ area, state }: OpenJobsChoice): string {
  const path = area === null ? "/open-jobs" : `/open-jobs/${slugOf(area)}`;
  return state === null ? path : `${path}?state=${state}`;
}

/** Null for an area or a state that there is not. */
export function readOpenJobsAddress(slug: string | undefined, query: URLSearchParams): OpenJobsChoice | null {
  const area = slug === undefined ? null : practiceAreas.find((each) => slugOf(each) === slug);
  const asked = query.get("state");
  const state = asked === null || asked === "" ? null : usStateOptions.find(({ value }) => value === asked);
  return area === undefined || state === undefined ? null : { area, state: state?.value ?? null };
}

/** The search behind a page. */
export const openJobsSearch = ({ area, state }: OpenJobsChoice) => ({
  query: {
    ...(area !== null && { practiceAreas: [area] }),
    ...(state !== null && { location: usStateOptions.find(({ value }) => value === state)?.label }),
    limit: 50,
  },
});

/** "Open immigration jobs in Ohio" */
export function openJobsTitle({ area, state }: OpenJobsChoice): string {
  const name = usStateOptions.find(({ value }) => value === state)?.label;
  if (area === null) return name === undefined ? "Open Jobs" : `Open Jobs in ${name}`;
  return name === undefined ? `Open ${area} Jobs` : `Open ${area} Jobs in ${name}`;
}
