/** What the header's search found, as the list under the box shows it. */
import type { User } from "@caseload/contract/accounts";
import { applicationStatusLabels, jobStatusLabels } from "@caseload/contract/lifecycles";
import type { SearchResults } from "@caseload/contract/search";

export interface Hit {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly note: string;
  /** An instant. */
  readonly at: string;
}

export interface HitGroup {
  readonly name: "jobs" | "applications" | "messages";
  readonly label: string;
  readonly hits: readonly Hit[];
}

type Job = SearchResults["jobs"][number];
type Application = SearchResults["applications"][number];
type Message = SearchResults["messages"][number];

const jobHit = ({ id, title, firmName, location, status, createdAt }: Job): Hit => ({
  key: `job-${id}`,
  to: `/jobs/${id}`,
  title,
  note: [...(status === "open" ? [] : [jobStatusLabels[status]]), firmName, location].join(", "),
  at: createdAt,
});

/** A law office's paralegals review on their postings; they have no attorney dashboard. */
const applicationHit = (hit: Application, userType: User["userType"]): Hit => ({
  key: `application-${hit.id}`,
  to: hit.isOwn
    ? "/applications"
    : `${userType === "attorney" ? "/dashboard/attorney" : "/jobs/mine"}?tab=applications&application=${hit.id}`,
  title: hit.jobTitle,
  note: `${applicationStatusLabels[hit.status]}, ${hit.isOwn ? hit.firmName : hit.paralegalName}`,
  at: hit.createdAt,
});

const messageHit = ({ id, userId, name, excerpt, isOwn, createdAt }: Message): Hit => ({
  key: `message-${id}`,
  to: `/messages/${userId}`,
  title: name,
  note: isOwn ? `You: ${excerpt}` : excerpt,
  at: createdAt,
});

/** The groups that found something, in the order of the box's own words. */
export function groupsOf(found: SearchResults, userType: User["userType"]): HitGroup[] {
  const groups: HitGroup[] = [
    { name: "jobs", label: "Jobs", hits: found.jobs.map(jobHit) },
    {
      name: "applications",
      label: "Applications",
      hits: found.applications.map((hit) => applicationHit(hit, userType)),
    },
    { name: "messages", label: "Messages", hits: found.messages.map(messageHit) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
