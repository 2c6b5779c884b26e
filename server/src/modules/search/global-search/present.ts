import type { SearchResults } from "@caseload/contract/search/global-search";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import type {
  FoundApplication,
  FoundColleague,
  FoundContract,
  FoundMessage,
  FoundParalegal,
} from "./queries.ts";

export const presentJobHit = (row: ListedJobRow): SearchResults["jobs"][number] => ({
  id: row.id,
  title: row.title,
  firmName: displayFirmName({ current: row.firmName, given: row.givenFirmName }),
  location: row.location,
  status: row.status,
  createdAt: row.postedAt.toISOString(),
});

export const presentApplicationHit = (
  row: FoundApplication,
  viewerId: number,
): SearchResults["applications"][number] => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  firmName: displayFirmName({ current: row.firmName, given: row.givenFirmName }),
  isOwn: row.paralegalId === viewerId,
  paralegalName: row.paralegalName,
  paralegalEmailConfirmed: row.paralegalEmailConfirmed,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export const presentContractHit = (row: FoundContract): SearchResults["contracts"][number] => ({
  id: row.id,
  jobTitle: row.jobTitle,
  firmName: displayFirmName({ current: row.firmName, given: row.givenFirmName }),
  name: row.name,
  emailConfirmed: row.emailConfirmed,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export const presentMessageHit = (
  row: FoundMessage,
  viewerId: number,
  q: string,
): SearchResults["messages"][number] => ({
  id: row.id,
  userId: row.other.id,
  name: row.other.name,
  photo: row.other.photo,
  emailConfirmed: row.other.emailConfirmed,
  excerpt: excerpt(row.content, q),
  isOwn: row.senderId === viewerId,
  createdAt: row.createdAt.toISOString(),
});

export const presentParalegalHit = (row: FoundParalegal): SearchResults["paralegals"][number] => ({
  id: row.id,
  name: row.name,
  photo: row.photo,
  primaryRole: row.primaryRole,
  emailConfirmed: row.emailConfirmed,
  location: row.location,
});

export const presentColleagueHit = (row: FoundColleague): SearchResults["colleagues"][number] => ({
  id: row.id,
  name: row.name,
  photo: row.photo,
  primaryRole: row.primaryRole,
  emailConfirmed: row.emailConfirmed,
  department: row.department,
});

/** Characters of an excerpt, and those of them before the first match. */
const excerptLength = 140;
const maxLead = 40;

function excerpt(content: string, q: string): string {
  const text = content.replace(/\s+/g, " ");
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = text.search(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})`, "iu"));
  const cut = found > maxLead ? text.indexOf(" ", found - maxLead) + 1 : 0;
  const from = cut > found ? found : cut;
  const part = text
    .slice(from, from + excerptLength)
    // A cut through a surrogate pair leaves half a character.
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
  return `${from > 0 ? "\u2026" : ""}${part}${from + part.length < text.trimEnd().length ? "\u2026" : ""}`;
}
