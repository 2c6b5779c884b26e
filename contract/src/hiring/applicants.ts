/** The firm's work with those who applied: the ordered list, private notes, and decisions that can be undone. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import { engagementLimits } from "../engagements/engagement-limits.ts";
import { proposedPay } from "../engagements/structured-terms.ts";
import * as field from "../fields.ts";
import { applicationChoices } from "../lifecycles.ts";
import { matchFacts } from "../matching/matches.ts";
import { receivedApplication } from "./applications.ts";
import { applicantLimits, applicantSorts, plannedStatuses } from "./applicant-options.ts";

const oneOf = (choices: readonly string[]) => `Please choose one of ${choices.join(", ")}`;

const ratingError = "Please rate from 1 to 5";
const rating = z
  .number({ error: ratingError })
  .int({ error: ratingError })
  .min(1, { error: ratingError })
  .max(applicantLimits.rating, { error: ratingError });

/** A row of the list. What the applicant wrote is read when the application is opened. */
export const applicant = receivedApplication
  .omit({ coverLetter: true, answers: true, conflictNote: true })
  .extend({
    /** The first characters of the cover letter. */
    coverLetterPreview: z.string(),
    /** Null without a profile, and once the application is withdrawn. */
    match: matchFacts.nullable(),
    /** The price of the application, or the profile's hourly rate. */
    ask: proposedPay.nullable(),
    /** US cents by which the price exceeds what the posting names for its kind of pay; null where it does not. */
    overCents: z.number().int().nullable(),
    /** A confirmed interview. */
    interviewAt: field.instant.nullable(),
    /** Of colleagues, by the latest rating of each; null without any. */
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
    /** A decision that nobody but the firm knows of until then. */
    planned: z.object({ status: z.enum(plannedStatuses), dueAt: field.instant }).nullable(),
    /** The firm's earlier work with the person. */
    history: z.object({
      contracts: z.number().int(),
      approvedMinutes: z.number().int(),
      /** Other applications to the firm. */
      applications: z.number().int(),
    }),
    /** Credentials that staff have checked. */
    checkedCredentials: z.number().int(),
    hoursPerWeek: z.number().int().nullable(),
    availableFrom: field.day.nullable(),
    languages: z.array(z.string()),
  });
export type Applicant = z.infer<typeof applicant>;

const countedStatuses = z.object({
  pending: z.number().int(),
  reviewing: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
  withdrawn: z.number().int(),
});

const applicationNote = z.object({
  id: field.id,
  author: z.object({ id: field.id, name: z.string(), photo: z.string().nullable() }),
  text: z.string().nullable(),
  rating: z.number().int().nullable(),
  createdAt: field.instant,
  /** Whether the viewer wrote it. */
  isOwn: z.boolean(),
});
export type ApplicationNote = z.infer<typeof applicationNote>;

const applicationIds = z
  .array(field.id, { error: "Please choose applications" })
  .min(1, { error: "Please choose applications" })
  .max(applicantLimits.bulk, { error: `Please choose at most ${applicantLimits.bulk} applications` })
  .transform((ids) => [...new Set(ids)]);

const queriedIds = z.preprocess(
  (given) => (given === undefined || Array.isArray(given) ? given : [given]),
  z.array(z.coerce.number().pipe(field.id)).max(applicantLimits.compare).optional(),
);

const jobId = z.coerce.number().pipe(field.id).optional();
/** Of the firm with application:review, of one's own postings without it. */
const review = { inFirm: true } as const;
const reviewed = parties("application", ["attorney"], review);

export const applicantEndpoints = {
  listApplicants: endpoint({
    name: "listApplicants",
    method: "GET",
    path: "/api/applicants",
    summary:
      "Applications to the jobs that you review with their matches: the undecided ones first, in the order asked.",
    access: members(review),
    query: field.page.extend({
      jobId,
      status: z.enum(applicationChoices, { error: oneOf(applicationChoices) }).optional(),
      sort: z.enum(applicantSorts, { error: oneOf(applicantSorts) }).optional(),
      /** Only these, to compare or to open them. */
      id: queriedIds,
    }),
    response: z.array(applicant),
    paged: true,
    reads: ["applications", "contracts", "interviews", "people"],
  }),
  countApplicants: endpoint({
    name: "countApplicants",
    method: "GET",
    path: "/api/applicants/counts",
    summary: "How many applications the firm received, by status and by posting.",
    access: members(review),
    query: z.object({ jobId }),
    response: z.object({
      /** Of the posting, or of all. */
      statuses: countedStatuses,
      /** Pending and not opened yet. */
      unread: z.number().int(),
      /** Every posting with applications, the newest first. */
      jobs: z.array(z.object({ id: field.id, title: z.string(), applications: z.number().int() })),
    }),
    reads: ["applications", "jobs"],
  }),
  planDecisions: endpoint({
    name: "planDecisions",
    method: "POST",
    path: "/api/applicants/decisions",
    summary: `Shortlist or reject undecided applications ${applicantLimits.undoSeconds} seconds from now; until then it can be undone and the applicants learn nothing.`,
    access: members(review),
    body: z.object({
      applicationIds,
      status: z.enum(plannedStatuses, { error: oneOf(plannedStatuses) }),
      /** With "rejected"; shown to the applicants. */
      reason: field.optionalText(engagementLimits.rejectionReason),
    }),
    /** Those planned; the others were decided or withdrawn before. */
    response: z.object({ applicationIds: z.array(field.id), dueAt: field.instant }),
    status: 201,
    changes: ["applications"],
  }),
  undoDecisions: endpoint({
    name: "undoDecisions",
    method: "POST",
    path: "/api/applicants/decisions/undo",
    summary: "Undo decisions that only the firm knows of yet.",
    access: members(review),
    body: z.object({ applicationIds }),
    /** Those undone; the others had been made. */
    response: z.object({ applicationIds: z.array(field.id) }),
    changes: ["applications"],
  }),
  listApplicationNotes: endpoint({
    name: "listApplicationNotes",
    method: "GET",
    path: "/api/applications/:id/notes",
    summary: "Private notes and ratings of the firm's reviewers on an application, the oldest first.",
    access: reviewed,
    params: field.idParams,
    response: z.array(applicationNote),
    reads: ["applications"],
  }),
  addApplicationNote: endpoint({
    name: "addApplicationNote",
    method: "POST",
    path: "/api/applications/:id/notes",
    summary: "Add a private note, a rating from 1 to 5, or both, to an application.",
    access: reviewed,
    params: field.idParams,
    body: z
      .object({ text: field.optionalText(applicantLimits.note), rating: rating.nullish() })
      .refine((note) => note.text !== null || (note.rating ?? null) !== null, {
        error: "Please write a note or choose a rating",
        path: ["text"],
      }),
    response: applicationNote,
    status: 201,
    changes: ["applications"],
  }),
  deleteApplicationNote: endpoint({
    name: "deleteApplicationNote",
    method: "DELETE",
    path: "/api/application-notes/:id",
    summary: "Delete your own note.",
    access: parties("applicationNote", ["attorney"], review),
    params: field.idParams,
    response: field.done,
    changes: ["applications"],
  }),
};
