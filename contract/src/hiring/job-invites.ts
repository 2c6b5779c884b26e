import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { jobInviteStatuses, jobStatuses } from "../lifecycles.ts";
import { maxLength } from "../limits.ts";

/** A firm asks a paralegal to apply to a position. */
export const jobInvite = z.object({
  id: field.id,
  status: z.enum(jobInviteStatuses),
  /** What the firm wrote with it. */
  message: z.string().nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  createdAt: field.instant,
  answeredAt: field.instant.nullable(),
  invitedByName: z.string().nullable(),
  /** True without a name. */
  invitedByEmailConfirmed: z.boolean(),
  job: z.object({
    id: field.id,
    title: z.string(),
    firmName: z.string(),
    location: z.string(),
    workArrangement: z.string(),
    status: z.enum(jobStatuses),
    pausedAt: field.instant.nullable(),
    budgetRange: z.string().nullable(),
  }),
  /** Whether the invited person has applied. */
  hasApplied: z.boolean(),
});
export type JobInvite = z.infer<typeof jobInvite>;

/** An open position of one's firm, and the paralegal's relation to it. */
const jobForInvite = z.object({
  id: field.id,
  title: z.string(),
  invite: jobInvite.pick({ status: true, reason: true, createdAt: true }).nullable(),
  hasApplied: z.boolean(),
});
export type JobForInvite = z.infer<typeof jobForInvite>;

export const inviting = z.object({
  jobId: z.number({ error: "Please choose a position" }).pipe(field.id),
  message: field.optionalText(maxLength.reason),
});

export const declining = z.object({ reason: field.text("Please give a reason", 1, maxLength.reason) });

const hirers = members({ inFirm: true, permission: "application:review" });

export const jobInviteEndpoints = {
  listJobsForInvite: endpoint({
    name: "listJobsForInvite",
    method: "GET",
    path: "/api/paralegals/:id/jobs",
    summary: "The firm's open positions, the newest hundred, and a paralegal's relation to each.",
    access: hirers,
    params: field.idParams,
    response: z.array(jobForInvite),
    reads: ["jobs", "jobInvites"],
  }),
  inviteToJob: endpoint({
    name: "inviteToJob",
    method: "POST",
    path: "/api/paralegals/:id/job-invites",
    summary: "Invite a paralegal to apply to an open position of your firm, once.",
    access: hirers,
    params: field.idParams,
    body: inviting,
    response: jobForInvite,
    status: 201,
    changes: ["jobInvites"],
  }),
  listJobInvites: endpoint({
    name: "listJobInvites",
    method: "GET",
    path: "/api/job-invites",
    summary: "The invites that you have received, newest first.",
    access: members({ userType: "paralegal" }),
    query: field.page,
    response: z.array(jobInvite),
    paged: true,
    reads: ["jobs", "jobInvites"],
  }),
  acceptJobInvite: endpoint({
    name: "acceptJobInvite",
    method: "POST",
    path: "/api/job-invites/:id/accept",
    summary: "Accept an invite; applying comes next.",
    access: parties("jobInvite", ["paralegal"]),
    params: field.idParams,
    response: jobInvite,
    changes: ["jobInvites"],
  }),
  declineJobInvite: endpoint({
    name: "declineJobInvite",
    method: "POST",
    path: "/api/job-invites/:id/decline",
    summary: "Decline an invite, with the reason.",
    access: parties("jobInvite", ["paralegal"]),
    params: field.idParams,
    body: declining,
    response: jobInvite,
    changes: ["jobInvites"],
  }),
};
