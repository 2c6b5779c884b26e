/** Writing and managing postings: drafts, changes to live ones, copies, and the firm's whole list. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { postingApproval } from "./job-approvals.ts";
import { budget, checkFigures, hours, namedParties, ownJob, party, posting } from "./jobs.ts";
import { guardRead } from "./posting-guard.ts";
import { limits, maxLength } from "../limits.ts";
import { jobStatuses } from "../lifecycles.ts";
import { priorities } from "../options.ts";
import { primaryRoles } from "../roles.ts";
import { bulkActions, postingGroups, postingOrders, type PostingGroup } from "./posting-options.ts";

/** What a draft may lack: everything but its title and its work arrangement. */
const unfinished = (max: number) => field.optionalLine(max).transform((value) => value ?? "");

export const draft = posting
  .extend({
    location: unfinished(maxLength.location),
    hoursPerWeek: unfinished(maxLength.shortText),
    duration: unfinished(maxLength.shortText),
    specialties: field.optionalTextList.transform((values) => values ?? []),
    description: field.optionalText(maxLength.prose).transform((value) => value ?? ""),
  })
  .superRefine(checkFigures);
export type Draft = z.infer<typeof draft>;

const draftChange = draft.safeExtend({ version: field.version });
export const amendment = posting.extend({ version: field.version, guardRead }).superRefine(checkFigures);

/** A posting with everything that its form asks, for those who may change it. */
export const storedPosting = z.object({
  id: field.id,
  status: z.enum(jobStatuses),
  version: z.string(),
  title: z.string(),
  location: z.string(),
  workArrangement: posting.shape.workArrangement,
  hoursPerWeek: z.string(),
  duration: z.string(),
  specialties: z.array(z.string()),
  description: z.string(),
  priority: z.enum(priorities),
  budgetRange: z.string().nullable(),
  budget,
  hours,
  /** The firm's own number for the matter. */
  matterNumber: z.string().nullable(),
  deadline: field.day.nullable(),
  practiceArea: z.string().nullable(),
  experienceRequired: z.string().nullable(),
  urgency: z.string().nullable(),
  positions: z.number().int(),
  requiredCredentials: z.array(z.string()),
  requiredLanguages: z.array(z.string()),
  screeningQuestions: z.array(z.string()),
  /** Null for the poster, or else the managing partner. */
  supervisorId: field.id.nullable(),
  parties: z.array(party),
  /** The owner of the posting, not its last editor. */
  postedById: field.id,
  postedByName: z.string(),
  postedByAvatar: z.string().nullable(),
  postedByRole: z.enum(primaryRoles).nullable(),
  /** The owner's department; null without one. */
  department: z.string().nullable(),
  /** Why an approver sent it back. */
  returned: ownJob.shape.returned,
  /** People with an undecided application, who are notified when the terms change. */
  applicants: z.number().int(),
});
export type StoredPosting = z.infer<typeof storedPosting>;

/** A posting in the lists of those who manage it. */
const managedJob = ownJob.extend({
  /** Its poster has left; another member has to take it over. */
  posterLeft: z.boolean(),
});
export type ManagedJob = z.infer<typeof managedJob>;

const groups = Object.keys(postingGroups) as [PostingGroup, ...PostingGroup[]];

const managedFilters = z.object({
  /** One's own, or the whole firm's (job:edit). */
  whose: z.enum(["mine", "firm"], { error: "Please choose mine or firm" }).default("mine"),
  group: z
    .enum(groups, { error: "Please choose open, paused, draft, waiting, closed, filled or all" })
    .optional(),
  priority: z.enum(priorities, { error: "Please choose low, medium, high or urgent" }).optional(),
  /** The poster. */
  posterId: field.idParams.shape.id.optional(),
  /** Part of the title. */
  q: field.searchText.optional(),
});

/** Per posting: done, or why not. */
const bulkResult = z.object({
  id: field.id,
  done: z.boolean(),
  problem: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

const bulkChange = z.object({
  action: z.enum(bulkActions, { error: "Please choose what to do" }),
  ids: z
    .array(field.id, { error: "Please choose postings" })
    .min(1, { error: "Please choose postings" })
    .max(limits.maxBulk, { error: `Please choose at most ${limits.maxBulk}` })
    .transform((ids) => [...new Set(ids)]),
  /** Who takes them over, for `reassign`. */
  colleagueId: field.id.optional(),
  /** For `approve`: each as the approver read it; a posting that is not named here was not read. */
  read: z
    .array(postingApproval.extend({ id: field.id }), { error: "Please say which version you have read" })
    .max(limits.maxBulk, { error: `Please choose at most ${limits.maxBulk}` })
    .optional(),
  /** Reopens filled ones with a live contract too. */
  confirm: z.boolean().optional(),
});
export type BulkChange = z.infer<typeof bulkChange>;

const writers = parties("job", ["attorney", "paralegal"], { inFirm: true });

export const postingEndpoints = {
  listManagedJobs: endpoint({
    name: "listManagedJobs",
    method: "GET",
    path: "/api/jobs/manage",
    summary: "Your postings, or the firm's for holders of job:edit, in every status, with their applicants.",
    access: members({ inFirm: true }),
    query: managedFilters.extend({
      order: z.enum(postingOrders, { error: "Please choose an order" }).default("newest"),
      ...field.page.shape,
    }),
    response: z.array(managedJob),
    paged: true,
    reads: ["jobs", "applications"],
  }),
  countManagedJobs: endpoint({
    name: "countManagedJobs",
    method: "GET",
    path: "/api/jobs/manage/count",
    summary: "How many of these postings are under each tab.",
    access: members({ inFirm: true }),
    query: managedFilters.omit({ group: true }),
    response: z.object({
      open: z.number().int(),
      paused: z.number().int(),
      draft: z.number().int(),
      waiting: z.number().int(),
      closed: z.number().int(),
      filled: z.number().int(),
      all: z.number().int(),
    }),
    reads: ["jobs"],
  }),
  saveDraft: endpoint({
    name: "saveDraft",
    method: "POST",
    path: "/api/jobs/drafts",
    summary: "Keep a posting as a draft, which its writer and the firm's holders of job:edit see.",
    access: members({ inFirm: true }),
    body: draft,
    response: storedPosting,
    status: 201,
    changes: ["jobs"],
  }),
  getPosting: endpoint({
    name: "getPosting",
    method: "GET",
    path: "/api/jobs/:id/posting",
    summary:
      "A posting as its form asks it, private parties included, for its writer and holders of job:edit.",
    access: writers,
    params: field.idParams,
    response: storedPosting,
    reads: ["jobs"],
  }),
  changeDraft: endpoint({
    name: "changeDraft",
    method: "PUT",
    path: "/api/jobs/:id/draft",
    summary: "Change a draft without publishing it.",
    access: writers,
    params: field.idParams,
    body: draftChange,
    response: storedPosting,
    changes: ["jobs"],
  }),
  discardDraft: endpoint({
    name: "discardDraft",
    method: "DELETE",
    path: "/api/jobs/:id/draft",
    summary: "Remove a draft permanently.",
    access: writers,
    params: field.idParams,
    response: field.done,
    changes: ["jobs"],
  }),
  amendJob: endpoint({
    name: "amendJob",
    method: "PUT",
    path: "/api/jobs/:id",
    summary: "Change a published posting that is not filled; undecided applicants are notified what changed.",
    access: writers,
    params: field.idParams,
    body: amendment,
    response: storedPosting,
    changes: ["jobs"],
  }),
  changeParties: endpoint({
    name: "changeParties",
    method: "PUT",
    path: "/api/jobs/:id/parties",
    summary:
      "Replace the private parties of a published posting, also of a filled one; its undecided applications and live contracts are checked for conflicts again.",
    access: writers,
    params: field.idParams,
    body: z.object({ parties: namedParties, version: field.version }),
    response: storedPosting,
    changes: ["jobs", "conflicts"],
  }),
  duplicateJob: endpoint({
    name: "duplicateJob",
    method: "POST",
    path: "/api/jobs/:id/duplicate",
    summary: "Copy a posting into a new draft of your own, without its deadline.",
    access: writers,
    params: field.idParams,
    response: storedPosting,
    status: 201,
    changes: ["jobs"],
  }),
  changeJobs: endpoint({
    name: "changeJobs",
    method: "POST",
    path: "/api/jobs/manage",
    summary: "Close, reopen, approve, reassign or duplicate several of the firm's postings, each by itself.",
    access: members({ inFirm: true, permission: "job:edit" }),
    body: bulkChange,
    response: z.array(bulkResult),
    changes: ["jobs", "applications"],
  }),
};
