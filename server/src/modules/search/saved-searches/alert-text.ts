import type { EmailContent } from "../../../platform/email/email-content.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";
import type { SearchRow } from "./queries.ts";

type Named = Pick<SearchRow, "id" | "name">;

/** What a search finds now. */
export const resultsOf = ({ id }: Named): string => `/search/saved/${id}`;

const headline = ({ name }: Named, count: number): string =>
  count === 1 ? `New job for “${name}”` : `${count} new jobs for “${name}”`;

/** "Harrow Street Legal, Chicago, IL, Hybrid, $40-50/hr" */
const factsOf = (job: ListedJobRow): string =>
  [
    displayFirmName({ current: job.firmName, given: job.givenFirmName }),
    job.location,
    job.workArrangement === job.location ? null : job.workArrangement,
    job.budgetRange,
  ]
    .filter(Boolean)
    .join(", ");

/** Titles that a notification names. */
const named = 3;

function titlesOf(jobs: readonly ListedJobRow[]): string {
  const titles = jobs.slice(0, named).map(({ title }) => title);
  const more = jobs.length - titles.length;
  return more > 0 ? `${titles.join("; ")}; and ${more} more` : titles.join("; ");
}

/** In the app; one posting is opened at once, several as a list. */
export function alertNotice(search: Named & { userId: number }, jobs: readonly ListedJobRow[]): Notice {
  const [first] = jobs;
  const isOne = jobs.length === 1 && first !== undefined;
  return {
    userId: search.userId,
    type: "job_update",
    title: headline(search, jobs.length),
    message: isOne ? `${first.title}. ${factsOf(first)}` : titlesOf(jobs),
    priority: "medium",
    actionUrl: isOne ? `/jobs/${first.id}` : resultsOf(search),
    hasOwnEmail: true,
  };
}

/** Postings that a letter lists; the rest stands behind its button. */
const listed = 20;

const paces = {
  instant: "You asked to hear of new jobs at once.",
  daily: "You asked to hear of new jobs every day at 8:00.",
  weekly: "You asked to hear of new jobs every Monday at 8:00.",
} as const;

export function alertEmail(
  { firstName }: { firstName: string },
  search: SearchRow,
  jobs: readonly ListedJobRow[],
  { site, unsubscribe }: { site: string; unsubscribe: string },
): EmailContent {
  const more = jobs.length - listed;
  return {
    subject: headline(search, jobs.length),
    greeting: `Hello ${firstName},`,
    paragraphs: [
      jobs.length === 1
        ? "This job was posted, and your saved search finds it."
        : `These ${jobs.length} jobs were posted, and your saved search finds them.${more > 0 ? ` The newest ${listed} are listed here.` : ""}`,
    ],
    list: jobs.slice(0, listed).map((job) => ({
      label: job.title,
      note: factsOf(job),
      link: new URL(`/jobs/${job.id}`, site).href,
    })),
    action: { label: "See all that it finds", link: new URL(resultsOf(search), site).href },
    footnote: paces[search.frequency],
    unsubscribe,
  };
}
