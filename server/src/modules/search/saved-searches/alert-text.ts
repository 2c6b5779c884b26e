import { postedPay } from "@caseload/contract/jobs/job-terms";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";
import type { SavedSearchRow } from "./queries.ts";

type SearchName = Pick<SavedSearchRow, "id" | "name">;

/** The page with the current results of a saved search. */
export const savedSearchUrl = ({ id }: SearchName): string => `/search/saved/${id}`;

const headline = ({ name }: SearchName, count: number): string =>
  count === 1 ? `New job for "${name}"` : `${count} new jobs for "${name}"`;

/** "Harrow Street Legal, Chicago, IL, Hybrid, $40–50/hr" */
const detailsOf = (job: ListedJobRow): string =>
  [
    displayFirmName({ current: job.firmName, given: job.givenFirmName }),
    job.location,
    job.workArrangement === job.location ? null : job.workArrangement,
    job.budgetRange && postedPay(job.budgetRange),
  ]
    .filter(Boolean)
    .join(", ");

/** Titles in a notification. */
const maxTitles = 3;

function titlesOf(jobs: readonly ListedJobRow[]): string {
  const titles = jobs.slice(0, maxTitles).map(({ title }) => title);
  const more = jobs.length - titles.length;
  return more > 0 ? `${titles.join("; ")}; and ${more} more` : titles.join("; ");
}

/** Links to the posting, or to the results when there are several. */
export function alertNotice(search: SearchName & { userId: number }, jobs: readonly ListedJobRow[]): Notice {
  const [first] = jobs;
  const isOne = jobs.length === 1 && first !== undefined;
  return {
    userId: search.userId,
    type: "job_update",
    title: headline(search, jobs.length),
    message: isOne ? `${first.title}. ${detailsOf(first)}` : titlesOf(jobs),
    priority: "medium",
    actionUrl: isOne ? `/jobs/${first.id}` : savedSearchUrl(search),
    hasOwnEmail: true,
  };
}

/** Postings in an email; its button leads to the rest. */
const maxListed = 20;

const frequencyText = {
  instant: "This saved search sends an alert for each new job.",
  daily: "This saved search sends new jobs every day at 8 AM.",
  weekly: "This saved search sends new jobs every Monday at 8 AM.",
} as const;

export function alertEmail(
  { firstName }: { firstName: string },
  search: SavedSearchRow,
  jobs: readonly ListedJobRow[],
  { site, unsubscribe }: { site: string; unsubscribe: string },
): EmailContent {
  const more = jobs.length - maxListed;
  return {
    subject: headline(search, jobs.length),
    greeting: `Hello ${firstName},`,
    paragraphs: [
      jobs.length === 1
        ? "This new job matches your saved search."
        : `These ${jobs.length} new jobs match your saved search.${more > 0 ? ` The newest ${maxListed} are listed here.` : ""}`,
    ],
    list: jobs.slice(0, maxListed).map((job) => ({
      label: job.title,
      note: detailsOf(job),
      link: new URL(`/jobs/${job.id}`, site).href,
    })),
    action: { label: "View All Results", link: new URL(savedSearchUrl(search), site).href },
    footnote: frequencyText[search.frequency],
    unsubscribe,
  };
}
