import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { duplicate, job, jobDetail, wholePosting } from "./jobs.ts";
import { guardFinding, guardRead } from "./posting-guard.ts";
import { maxLength } from "../limits.ts";

/** Why a posting goes back to its writer. */
const postingReturn = z.object({
  reason: field.text("Please give a reason", 3, maxLength.reason),
});

/** The posting's createdAt as the approver read it: every revision has another, so that none is approved unread. */
export const postingApproval = z.object({
  createdAt: z.iso.datetime({ error: "Please say which version you have read" }),
});

/** A posting that waits for approval, with what its writer has read and sent all the same. */
const waitingJob = job.extend({
  screeningQuestions: z.array(z.string()),
  guardFindings: z.array(guardFinding),
});
export type WaitingJob = z.infer<typeof waitingJob>;

const approvers = { inFirm: true, permission: "job:approve" } as const;
const waiting = parties("job", ["attorney"], approvers);

export const jobApprovalEndpoints = {
  listJobApprovals: endpoint({
    name: "listJobApprovals",
    method: "GET",
    path: "/api/jobs/approvals",
    summary: "Your firm's postings that wait for approval, newest first.",
    access: members(approvers),
    query: field.page,
    response: z.array(waitingJob),
    paged: true,
    reads: ["jobs"],
  }),
  approveJob: endpoint({
    name: "approveJob",
    method: "POST",
    path: "/api/jobs/:id/approve",
    summary: "Approve a posting as it was read: it goes live now.",
    access: waiting,
    params: field.idParams,
    body: postingApproval,
    response: jobDetail,
    changes: ["jobs"],
  }),
  returnJob: endpoint({
    name: "returnJob",
    method: "POST",
    path: "/api/jobs/:id/return",
    summary: "Return a posting to its writer with a reason.",
    access: waiting,
    params: field.idParams,
    body: postingReturn,
    response: jobDetail,
    changes: ["jobs"],
  }),
  reviseJob: endpoint({
    name: "reviseJob",
    method: "PATCH",
    path: "/api/jobs/:id",
    summary:
      "Change a posting that is not live yet, and submit it for approval, or publish it. One that equals a posting of the last ten minutes is refused as in Post a job, unless `duplicate: true`.",
    access: parties("job", ["attorney", "paralegal"], { inFirm: true }),
    params: field.idParams,
    body: wholePosting.safeExtend({ version: field.version.optional(), guardRead, duplicate }),
    response: jobDetail,
    changes: ["jobs"],
  }),
};
