import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { applicationStatuses, jobStatuses, ownApplicationChoices } from "../lifecycles.ts";
import { maxLength } from "../limits.ts";
import { errorMessages } from "../error-messages.ts";
import { responsiveness } from "../jobs/response-times.ts";
import { engagementLimits } from "../engagements/engagement-limits.ts";
import { conflictCheck } from "./conflict-check.ts";
import { offer } from "./offers.ts";
import { proposedPay } from "../engagements/structured-terms.ts";
import { fileLink } from "../files/files.ts";
import {
  applicationAttachment,
  attachmentErrorMessages,
  screeningAnswer,
  screeningAnswers,
} from "./screening-answers.ts";
import { screeningLimits } from "./screening-limits.ts";

const choiceError = `Please choose one of ${ownApplicationChoices.join(", ")}`;

const applicationFields = {
  id: field.id,
  jobId: field.id,
  status: z.enum(applicationStatuses),
  coverLetter: z.string(),
  createdAt: field.instant,
  /** When the firm first opened it. */
  viewedAt: field.instant.nullable(),
  decidedAt: field.instant.nullable(),
  /** Why it was rejected: the firm's words, or "position filled". */
  reason: z.string().nullable(),
  /** The price that the applicant named. */
  proposedPay: proposedPay.nullable(),
  /** The first day on which the applicant can work. */
  startDate: field.day.nullable(),
  /** What the applicant wants the firm to know about possible conflicts. */
  conflictNote: z.string().nullable(),
  /** In the order of the posting's questions when it was sent. */
  answers: z.array(screeningAnswer),
  /** A résumé or a redacted sample. */
  attachment: applicationAttachment.nullable(),
  /** Whether a party of the posting may be in the applicant's ledger; never which. */
  conflict: conflictCheck,
};

/** An application as the applicant sees it. */
export const ownApplication = z.object({
  ...applicationFields,
  job: z.object({
    id: field.id,
    title: z.string(),
    firmName: z.string(),
    location: z.string(),
    workArrangement: z.string(),
    status: z.enum(jobStatuses),
    postedById: field.id,
  }),
  /** How the firm has answered others. */
  responsiveness,
  /** Of its latest contract. */
  contractId: field.id.nullable(),
  /** After a withdrawal or a canceled contract, while the job is open. */
  mayReapply: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** An application as the firm sees it. */
export const receivedApplication = z.object({
  ...applicationFields,
  job: z.object({ id: field.id, title: z.string(), status: z.enum(jobStatuses) }),
  paralegal: z.object({
    id: field.id,
    name: z.string(),
    photo: z.string().nullable(),
    /** Null until it is confirmed, for viewers whose own address is not, and once they have deleted their account. */
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    profile: z
      .object({
        yearsExperience: z.string(),
        location: z.string(),
        availability: z.string(),
        hourlyRate: z.number().nullable(),
        specialties: z.array(z.string()),
        education: z.string(),
      })
      .nullable(),
  }),
  /** Of its latest contract. */
  contractId: field.id.nullable(),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

export const applicationForm = z.object({
  coverLetter: field.text("Cover letter must be at least 20 characters", 20, maxLength.coverLetter),
  jobId: field.id,
  /** The kind of the posting's budget; either where it names none. */
  proposedPay: proposedPay.optional(),
  startDate: z
    .union([field.day, z.literal("")], { error: "Please enter a date" })
    .nullish()
    .transform((value) => value || null),
  conflictNote: field.optionalText(maxLength.reason),
  /** One for each question of the posting, in their order. */
  answers: screeningAnswers.optional(),
});

const oneApplication = z.union([receivedApplication, ownApplication]);

export const applicationEndpoints = {
  apply: endpoint({
    name: "apply",
    method: "POST",
    path: "/api/applications",
    summary:
      "Apply to an open job, once; again after a withdrawal or a canceled contract, with the same application. As multipart/form-data with a PDF beside it, or as JSON without one.",
    access: members({
      userType: "paralegal",
      wrongUserType: errorMessages.onlyParalegalsApply,
      permission: "application:create",
    }),
    body: applicationForm,
    upload: {
      field: "attachment",
      maxBytes: screeningLimits.attachmentBytes,
      missing: attachmentErrorMessages.noAttachment,
      tooLarge: attachmentErrorMessages.attachmentTooLarge,
      optional: true,
    },
    response: ownApplication,
    status: 201,
    changes: ["applications", "jobs", "jobInvites"],
  }),
  listOwnApplications: endpoint({
    name: "listOwnApplications",
    method: "GET",
    path: "/api/applications/paralegal",
    summary: "The paralegal's applications, newest first.",
    access: members({ userType: "paralegal" }),
    query: field.page.extend({ status: z.enum(ownApplicationChoices, { error: choiceError }).optional() }),
    response: z.array(ownApplication),
    paged: true,
    reads: ["jobs", "applications", "contracts"],
  }),
  listReceivedApplications: endpoint({
    name: "listReceivedApplications",
    method: "GET",
    path: "/api/applications/all",
    summary: "All applications to the firm's jobs, or without application:review to your own, newest first.",
    access: members({ inFirm: true }),
    query: field.page.extend({ jobId: z.coerce.number().pipe(field.id).optional() }),
    response: z.array(receivedApplication),
    paged: true,
    reads: ["applications", "contracts"],
  }),
  getApplication: endpoint({
    name: "getApplication",
    method: "GET",
    path: "/api/applications/:id",
    summary: "One application. Opening it as the firm marks it viewed.",
    access: parties("application", ["paralegal", "attorney"]),
    params: field.idParams,
    response: oneApplication,
    reads: ["applications"],
  }),
  openApplicationAttachment: endpoint({
    name: "openApplicationAttachment",
    method: "POST",
    path: "/api/applications/:id/attachment",
    summary: "A link to the application's file, which works for minutes and for the caller.",
    access: parties("application", ["paralegal", "attorney"]),
    params: field.idParams,
    response: fileLink,
    changes: [],
  }),
  getOffer: endpoint({
    name: "getOffer",
    method: "GET",
    path: "/api/applications/:id/offer",
    summary: "What accepting an undecided application would do.",
    access: parties("application", ["attorney"], { inFirm: true }),
    params: field.idParams,
    response: offer,
    reads: ["applications", "jobs", "contracts"],
  }),
  decideApplication: endpoint({
    name: "decideApplication",
    method: "PATCH",
    path: "/api/applications/:id/status",
    summary: "Accept, reject or shortlist an undecided application.",
    access: parties("application", ["attorney"], { inFirm: true }),
    params: field.idParams,
    body: z.object({
      status: z.enum(["accepted", "rejected", "reviewing"], {
        error: "Please choose accepted, rejected or reviewing",
      }),
      /** With "rejected"; shown to the applicant. */
      reason: field.optionalText(engagementLimits.rejectionReason),
      /** With the acceptance that takes the last position: rejects those who are not shortlisted as "position filled". */
      rejectOthers: z.boolean({ error: "Please say whether the others are rejected" }).optional(),
    }),
    response: receivedApplication,
    changes: ["applications", "jobs", "contracts"],
  }),
  withdrawApplication: endpoint({
    name: "withdrawApplication",
    method: "POST",
    path: "/api/applications/:id/withdraw",
    summary: "Withdraw your own undecided application.",
    access: parties("application", ["paralegal"], { userType: "paralegal" }),
    params: field.idParams,
    response: ownApplication,
    changes: ["applications", "jobs"],
  }),
};
