/** What the header's search found, as the list under the box shows it. */
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { jobStatusLabels } from "@caseload/contract/status-labels";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import { roleLabel } from "@caseload/contract/role-label";
import type { SearchResults } from "@caseload/contract/search/global-search";

interface Hit {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly note: string;
  /** An instant; people have none. */
  readonly at?: string;
  /** Whether the other person whom the hit names has not confirmed their email address. */
  readonly isUnconfirmed?: boolean;
}

export interface HitGroup {
  readonly name: "jobs" | "applications" | "contracts" | "messages" | "paralegals" | "colleagues";
  readonly label: string;
  readonly hits: readonly Hit[];
}

type Job = SearchResults["jobs"][number];
type Application = SearchResults["applications"][number];
type Contract = SearchResults["contracts"][number];
type Paralegal = SearchResults["paralegals"][number];
type Colleague = SearchResults["colleagues"][number];
type Message = SearchResults["messages"][number];

const jobHit = ({ id, title, firmName, location, status, createdAt }: Job): Hit => ({
  key: `job-${id}`,
  to: `/jobs/${id}`,
  title,
  note: [...(status === "open" ? [] : [jobStatusLabels[status]]), firmName, location].join(", "),
  at: createdAt,
});

const applicationHit = (hit: Application): Hit => ({
  key: `application-${hit.id}`,
  to: hit.isOwn ? "/applications" : `/applicants?application=${hit.id}`,
  title: hit.jobTitle,
  note: `${applicationStatusLabels[hit.status]}, ${hit.isOwn ? hit.firmName : hit.paralegalName}`,
  isUnconfirmed: !hit.isOwn && !hit.paralegalEmailConfirmed,
  at: hit.createdAt,
});

const contractHit = ({ id, jobTitle, name, status, createdAt, emailConfirmed }: Contract): Hit => ({
  key: `contract-${id}`,
  to: `/contracts/${id}`,
  title: jobTitle,
  note: [engagementNumber(id), contractStatusLabels[status], name].join(", "),
  isUnconfirmed: !emailConfirmed,
  at: createdAt,
});

const messageHit = ({ id, userId, name, excerpt, isOwn, createdAt, emailConfirmed }: Message): Hit => ({
  key: `message-${id}`,
  to: `/messages/${userId}`,
  title: name,
  note: isOwn ? `You: ${excerpt}` : excerpt,
  isUnconfirmed: !emailConfirmed,
  at: createdAt,
});

const lineOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");

const paralegalHit = ({ id, name, primaryRole, location, emailConfirmed }: Paralegal): Hit => ({
  key: `paralegal-${id}`,
  to: `/paralegals/${id}`,
  title: name,
  note: lineOf(primaryRole && roleLabel(primaryRole), location),
  isUnconfirmed: !emailConfirmed,
});

/** Colleagues are written to: not each of them has a profile. */
const colleagueHit = ({ id, name, primaryRole, department, emailConfirmed }: Colleague): Hit => ({
  key: `colleague-${id}`,
  to: `/messages/${id}`,
  title: name,
  note: lineOf(primaryRole ? roleLabel(primaryRole) : "No role", department),
  isUnconfirmed: !emailConfirmed,
});

/** The groups that found something, in the order of the box's own words. */
export function groupsOf(found: SearchResults): HitGroup[] {
  const groups: HitGroup[] = [
    { name: "jobs", label: "Jobs", hits: found.jobs.map(jobHit) },
    {
      name: "applications",
      label: "Applications",
      hits: found.applications.map(applicationHit),
    },
    { name: "contracts", label: "Contracts", hits: found.contracts.map(contractHit) },
    { name: "messages", label: "Messages", hits: found.messages.map(messageHit) },
    { name: "paralegals", label: "Paralegals", hits: found.paralegals.map(paralegalHit) },
    { name: "colleagues", label: "Colleagues", hits: found.colleagues.map(colleagueHit) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
