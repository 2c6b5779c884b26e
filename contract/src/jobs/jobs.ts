import { z } from "zod";
import { anyone, endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { isPlainlyWritten, isReserved } from "../honest-names.ts";
import { applicationStatuses, jobStatuses } from "../lifecycles.ts";
import { maxLength } from "../limits.ts";
import { priorities, workArrangements } from "../options.ts";
import { jobMarks, ownJobLists, type OwnJobList } from "./job-mark-options.ts";
import { hoursUnits, maxHours } from "./posting-hours.ts";
import { budgetKinds, partyRoles } from "./posting-options.ts";
import { guardRead } from "./posting-guard.ts";
import { screeningQuestions } from "../hiring/screening-answers.ts";
import { barAdmission } from "../profiles/bar-admission.ts";
import { responsiveness, silence } from "./response-times.ts";
import { primaryRoles } from "../roles.ts";

/** A posting, as lists show it. */
export const job = z.object({
  id: field.id,
  title: z.string(),
  description: z.string(),
  firmId: field.id,
  firmName: z.string(),
  location: z.string(),
  workArrangement: z.enum(workArrangements),
  hoursPerWeek: z.string(),
  duration: z.string(),
  specialties: z.array(z.string()),
  priority: z.enum(priorities),
  status: z.enum(jobStatuses),
  /** When it was posted. */
  createdAt: field.instant,
  /** Last day to apply, in the poster's time zone. */
  deadline: field.day.nullable(),
  postedById: field.id,
  postedByName: z.string(),
  postedByAvatar: z.string().nullable(),
  postedByEmailConfirmed: z.boolean(),
  budgetRange: z.string().nullable(),
  practiceArea: z.string().nullable(),
  experienceRequired: z.string().nullable(),
  urgency: z.string().nullable(),
  /** Smart-search score 0 to 100; null for everyone but paralegals with a profile. */
  matchScore: z.number().int().nullable(),
});
export type Job = z.infer<typeof job>;

/** In lists for everyone, with what the viewer has to do with it. */
export const listedJob = job.extend({
  /** The viewer's own application; null without one. */
  application: z
    .object({ status: z.enum(applicationStatuses), viewedAt: field.instant.nullable() })
    .nullable(),
  /** Whether the viewer saved or hid it. */
  mark: z.enum(jobMarks).nullable(),
});
export type ListedJob = z.infer<typeof listedJob>;

/** US dollars: an hourly range, or one flat fee as both ends; null where the poster wrote a line of their own, or nothing. */
export const budget = z.object({ kind: z.enum(budgetKinds), min: z.number(), max: z.number() }).nullable();

export const jobDetail = job.extend({
  positions: z.number().int(),
  budget,
  /** What an application's price is: by the hour or a flat fee; null where the applicant chooses. */
  priceKind: z.enum(budgetKinds).nullable(),
  requiredCredentials: z.array(z.string()),
  requiredLanguages: z.array(z.string()),
  /** Questions that every application answers. */
  screeningQuestions: z.array(z.string()),
  /** Whether the firm has a public page. */
  firmHasPage: z.boolean(),
  postedByRole: z.enum(primaryRoles).nullable(),
  memberSince: field.instant,
  /** Of the poster, or else of the supervising attorney whom the posting names. */
  barAdmission,
  /** Since when an open posting takes no applications. */
  pausedAt: field.instant.nullable(),
  /** Its firm paused it; otherwise earlier applicants wait for an answer. */
  pausedByFirm: z.boolean(),
  /** How the firm has answered others. */
  responsiveness,
  /** The attorney who will supervise the work, for members of the firm; null for everyone else. */
  supervisor: z.object({ id: field.id, name: z.string(), emailConfirmed: z.boolean() }).nullable(),
  viewer: z.object({
    application: z
      .object({
        id: field.id,
        status: z.enum(applicationStatuses),
        createdAt: field.instant,
        mayReapply: z.boolean(),
      })
      .nullable(),
    mark: z.enum(jobMarks).nullable(),
    mayManage: z.boolean(),
  }),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** A posting as its own firm sees it, with the people who applied. */
export const ownJob = job.extend({
  applicants: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    recent: z.array(
      z.object({
        id: field.id,
        name: z.string(),
        photo: z.string().nullable(),
        emailConfirmed: z.boolean(),
      }),
    ),
  }),
  filledBy: z.string().nullable(),
  /** True without a name. */
  filledByEmailConfirmed: z.boolean(),
  closedAt: field.instant.nullable(),
  positions: z.number().int(),
  pausedAt: field.instant.nullable(),
  pausedByFirm: z.boolean(),
  silence,
  /** Why an approver sent it back, until it is handed in again. */
  returned: z.object({ by: z.string().nullable(), reason: z.string(), at: field.instant }).nullable(),
});
export type OwnJob = z.infer<typeof ownJob>;

/** The viewer's own jobs only; none for visitors and attorneys. Without it, hidden ones are left out. */
export const ownJobs = z.enum(ownJobLists.map(({ value }) => value) as [OwnJobList, ...OwnJobList[]], {
  error: "Please choose saved, applied or hidden",
});

export const jobFilters = z.object({
  status: z.enum(["open", "closed", "filled"], { error: "Please choose open, closed or filled" }).optional(),
  priority: z.enum(priorities, { error: "Please choose low, medium, high or urgent" }).optional(),
  /** Words that the title, the firm, the specialties or the description must hold. */
  q: field.searchText.optional(),
  own: ownJobs.optional(),
});

/** How much work it is; null where the poster wrote a line of their own. */
export const hours = z.object({ amount: z.number(), unit: z.enum(hoursUnits) }).nullable();

/** US dollars. */
const amount = z
  .number({ error: "Please enter an amount in dollars" })
  .min(1, { error: "Please enter at least $1" })
  .max(1_000_000, { error: "Please enter at most $1,000,000" })
  .nullish()
  .transform((value) => value ?? null);

/** A party to the matter, for conflict checks only: sent to the firm's members with job:edit and to the writer, to no one else. */
export const party = z.object({
  name: z.string(),
  role: z.enum(partyRoles),
  /** Other names: former and trade names, abbreviations. */
  aliases: z.array(z.string()),
});
export const namedParty = z.object({
  name: field.line("Please enter a name", 1, maxLength.shortText),
  role: z.enum(partyRoles, { error: "Please choose how the party is involved" }),
  aliases: field.aliases,
});
export type Party = z.infer<typeof party>;
export const namedParties = z
  .array(namedParty, { error: "Please send a list of parties" })
  .max(maxLength.list, { error: `Please name at most ${maxLength.list}` });

const chooseHoursUnit = "Please choose hours per week, per month or in total";

export const posting = z.object({
  title: field.line("Job title must be at least 5 characters", 5, maxLength.title),
  location: field.line("Please enter a valid location", 3, maxLength.location),
  workArrangement: z.enum(workArrangements, { error: "Please select a work arrangement" }),
  hoursPerWeek: field.line("Please specify hours per week", 1, maxLength.shortText),
  duration: field.line("Please specify duration", 1, maxLength.shortText),
  specialties: field.textList("Select at least one specialty"),
  description: field.text("Description must be at least 20 characters", 20, maxLength.prose),
  priority: z.enum(priorities, { error: "Please choose low, medium, high or urgent" }).default("medium"),
  /** Used only while the poster has no named firm (PRODUCT.md "Deliberate differences"). */
  firmName: field
    .optionalLine(maxLength.shortText)
    .refine((name) => name === null || isPlainlyWritten(name), {
      error: field.dishonestFirmName,
      abort: true,
    })
    .refine((name) => name === null || !isReserved(name), { error: field.reservedFirmName }),
  budgetRange: field.optionalLine(maxLength.shortText),
  deadline: z
    .union([field.day, z.literal("")])
    .nullish()
    .transform((value) => value || null),
  practiceArea: field.optionalLine(maxLength.shortText),
  experienceRequired: field.optionalLine(maxLength.shortText),
  urgency: field.optionalLine(maxLength.shortText),
  positions: z
    .number({ error: "Please enter a number from 1 to 50" })
    .int({ error: "Please enter a number from 1 to 50" })
    .min(1, { error: "Please enter a number from 1 to 50" })
    .max(50, { error: "Please enter a number from 1 to 50" })
    .default(1),
  /** In figures, of half hours; `hoursPerWeek` is then written by the server. */
  hoursAmount: z
    .number({ error: "Please enter a number of hours" })
    .min(0.5, { error: "Please enter at least half an hour" })
    .multipleOf(0.5, { error: "Please enter full or half hours" })
    .nullish()
    .transform((value) => value ?? null),
  hoursUnit: z
    .enum(hoursUnits, { error: chooseHoursUnit })
    .nullish()
    .transform((value) => value ?? null),
  /** The firm's own number for the matter: read by those who may change the posting, and no one else. */
  matterNumber: field.optionalLine(maxLength.shortText),
  /** In figures; `budgetRange` is then written by the server. */
  budgetKind: z
    .enum(budgetKinds, { error: "Please choose an hourly range or a flat fee" })
    .nullish()
    .transform((value) => value ?? null),
  /** The lowest rate per hour, or the flat fee. */
  budgetMin: amount,
  /** The highest rate per hour; left out, the lowest is the rate. */
  budgetMax: amount,
  requiredCredentials: field.optionalTextList.transform((values) => values ?? []),
  requiredLanguages: field.optionalTextList.transform((values) => values ?? []),
  screeningQuestions,
  /** An attorney of the firm; null for the poster, or else the managing partner. Left out, a stored posting keeps its own. */
  supervisorId: field.id.nullish(),
  /** Left out, a stored posting keeps the parties that it has. */
  parties: namedParties.optional(),
});

type Figures = Pick<
  z.output<typeof posting>,
  "budgetKind" | "budgetMin" | "budgetMax" | "hoursAmount" | "hoursUnit"
>;

/** What the figures of the budget and of the hours say together. */
export function checkFigures(
  { budgetKind, budgetMin, budgetMax, hoursAmount, hoursUnit }: Figures,
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  // A unit without a number says nothing: the hours are in the poster's own words.
  if (hoursAmount !== null && hoursUnit === null) refuse("hoursUnit", chooseHoursUnit);
  if (hoursUnit !== null && hoursAmount !== null && hoursAmount > maxHours[hoursUnit])
    refuse("hoursAmount", `Please enter at most ${maxHours[hoursUnit].toLocaleString("en-US")} hours`);
  if (budgetKind === "flat" && budgetMin === null) refuse("budgetMin", "Please enter the fee");
  if (budgetKind === "hourly" && budgetMin === null) refuse("budgetMin", "Please enter an hourly rate");
  if (budgetKind === "hourly" && budgetMin !== null && budgetMax !== null && budgetMax < budgetMin)
    refuse("budgetMax", "The highest rate is below the lowest");
}

/** A posting that is handed in. */
export const wholePosting = posting.superRefine(checkFigures);
export type Posting = z.infer<typeof wholePosting>;

/** Publishes a posting although the same person published an equal one within ten minutes. */
export const duplicate = z.boolean({ error: "Please send true or false" }).optional();

/** A posting that is published. */
const newPosting = wholePosting.safeExtend({ duplicate, guardRead });
export type NewPosting = z.infer<typeof newPosting>;

export const jobEndpoints = {
  listJobs: endpoint({
    name: "listJobs",
    method: "GET",
    path: "/api/jobs",
    summary: "Postings, newest first: open, closed and filled ones.",
    access: anyone,
    query: jobFilters.extend(field.page.shape),
    response: z.array(listedJob),
    paged: true,
    reads: ["jobs", "applications", "jobMarks"],
  }),
  countJobs: endpoint({
    name: "countJobs",
    method: "GET",
    path: "/api/jobs/count",
    summary: "How many postings a filter leaves.",
    access: anyone,
    query: jobFilters,
    response: z.object({ count: z.number().int() }),
    reads: ["jobs", "applications", "jobMarks"],
  }),
  getJob: endpoint({
    name: "getJob",
    method: "GET",
    path: "/api/jobs/:id",
    summary: "One posting. Drafts and postings that wait for approval exist for their own firm only.",
    access: anyone,
    params: field.idParams,
    response: jobDetail,
    reads: ["jobs", "applications", "jobMarks"],
  }),
  listAttorneyJobs: endpoint({
    name: "listAttorneyJobs",
    method: "GET",
    path: "/api/jobs/attorney/:userId",
    summary: "A person's own postings with their applicants, for that person and for reviewers of the firm.",
    access: parties("user", ["attorney", "paralegal"]),
    params: field.userIdParams,
    query: field.page,
    response: z.array(ownJob),
    paged: true,
    reads: ["jobs", "applications"],
  }),
  listSimilarJobs: endpoint({
    name: "listSimilarJobs",
    method: "GET",
    path: "/api/jobs/:id/similar",
    summary: "Up to three open postings of the same specialties that the viewer has not applied to.",
    access: members({ userType: "paralegal" }),
    params: field.idParams,
    response: z.array(listedJob),
    reads: ["jobs", "applications", "jobMarks"],
  }),
  listFirmJobs: endpoint({
    name: "listFirmJobs",
    method: "GET",
    path: "/api/jobs/firm/:id",
    summary: "A firm's open postings, newest first.",
    access: anyone,
    params: field.idParams,
    query: field.page,
    response: z.array(listedJob),
    paged: true,
    reads: ["jobs", "applications", "jobMarks"],
  }),
  postJob: endpoint({
    name: "postJob",
    method: "POST",
    path: "/api/jobs",
    summary:
      "Post a job. Without job:create it needs approval. A posting that equals one of your own from the last ten minutes is refused with 409, which names that posting in its text and in a Link header with rel=related; `duplicate: true` posts it anyway. What the posting guard finds is a 409 too, unless `guardRead: true`.",
    access: members({ inFirm: true }),
    body: newPosting,
    response: jobDetail,
    status: 201,
    changes: ["jobs"],
  }),
  changeJobStatus: endpoint({
    name: "changeJobStatus",
    method: "PATCH",
    path: "/api/jobs/:id/status",
    summary:
      "Open or close a posting. Publishing a draft that equals a posting of the last ten minutes is refused as in Post a job, unless `duplicate: true`.",
    access: parties("job", ["attorney"]),
    params: field.idParams,
    body: z.object({
      status: z.enum(["open", "closed"], { error: "Please choose open or closed" }),
      /** Answers "this job has a live contract, reopen it?" */
      confirm: z.boolean().optional(),
      guardRead,
      duplicate,
    }),
    response: jobDetail,
    changes: ["jobs"],
  }),
};
