import { standingOf } from "@caseload/contract/status-labels";
import type { JobForInvite, JobInvite } from "@caseload/contract/hiring/job-invites";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { InviteRow, JobForInviteRow } from "./queries.ts";

export function presentInvite({ invite, job, firmName, inviter, applicationId }: InviteRow): JobInvite {
  return {
    id: invite.id,
    status: invite.status,
    message: invite.message,
    reason: invite.reason,
    createdAt: invite.createdAt.toISOString(),
    answeredAt: invite.answeredAt?.toISOString() ?? null,
    invitedByName: inviter?.name ?? null,
    invitedByEmailConfirmed: inviter?.emailConfirmed ?? true,
    job: {
      id: job.id,
      title: job.title,
      firmName: displayFirmName({ current: firmName, given: job.givenFirmName }),
      location: job.location,
      workArrangement: job.workArrangement,
      status: job.status,
      pausedAt: standingOf(job) === "paused" ? (job.pausedAt?.toISOString() ?? null) : null,
      budgetRange: job.budgetRange,
    },
    hasApplied: applicationId !== null,
  };
}

export function presentJobForInvite(row: JobForInviteRow): JobForInvite {
  const { status, createdAt } = row;
  return {
    id: row.id,
    title: row.title,
    invite:
      status === null || createdAt === null
        ? null
        : { status, reason: row.reason, createdAt: createdAt.toISOString() },
    hasApplied: row.applicationId !== null,
  };
}
