import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { job } from "../jobs/jobs.ts";
import { applicationStatuses, contractStatuses } from "../lifecycles.ts";
import { primaryRoles } from "../roles.ts";

const person = z.object({
  id: field.id,
  name: z.string(),
  photo: z.string().nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  emailConfirmed: z.boolean(),
});

/** What the header's search box finds: of each kind a few, and nothing that one may not open. */
const searchResults = z.object({
  /** Published postings, and the unpublished ones of one's own firm. */
  jobs: z.array(
    job.pick({ id: true, title: true, firmName: true, location: true, status: true, createdAt: true }),
  ),
  /** One's own applications, and those that one may review. */
  applications: z.array(
    z.object({
      id: field.id,
      jobId: field.id,
      jobTitle: z.string(),
      firmName: z.string(),
      /** Whether the viewer wrote it. */
      isOwn: z.boolean(),
      paralegalName: z.string(),
      paralegalEmailConfirmed: z.boolean(),
      status: z.enum(applicationStatuses),
      createdAt: field.instant,
    }),
  ),
  /** Contracts that one may open. */
  contracts: z.array(
    z.object({
      id: field.id,
      jobTitle: z.string(),
      firmName: z.string(),
      /** The other side's person. */
      name: z.string(),
      emailConfirmed: z.boolean(),
      status: z.enum(contractStatuses),
      createdAt: field.instant,
    }),
  ),
  /** Messages that one wrote or was sent. */
  messages: z.array(
    z.object({
      id: field.id,
      /** The other person, whose thread holds it. */
      userId: field.id,
      name: z.string(),
      photo: z.string().nullable(),
      emailConfirmed: z.boolean(),
      /** The words around the first one found. */
      excerpt: z.string(),
      isOwn: z.boolean(),
      createdAt: field.instant,
    }),
  ),
  /** Paralegals whose profile members may open; oneself apart. */
  paralegals: z.array(person.extend({ location: z.string() })),
  /** People of one's firm, for those who may see its team; oneself apart. */
  colleagues: z.array(person.extend({ department: z.string().nullable() })),
});
export type SearchResults = z.infer<typeof searchResults>;

export const searchEndpoints = {
  searchEverything: endpoint({
    name: "searchEverything",
    method: "GET",
    path: "/api/search",
    summary:
      "Jobs, applications, contracts and messages that hold these words, or words that begin so, and people so named; five of each. Contracts are found by number, posting and person.",
    access: members(),
    query: z.object({ /** Without a word nothing is found. */ q: field.searchText.default("") }),
    response: searchResults,
    reads: ["jobs", "applications", "contracts", "messages", "team", "people"],
  }),
};
