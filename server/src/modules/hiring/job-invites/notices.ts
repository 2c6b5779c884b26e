import type { Priority } from "@caseload/contract/options";
import type { Notice } from "../../notifications/notifications/notify.ts";

interface Invite {
  id: number;
  invitedById: number | null;
  paralegalId: number;
}
interface Job {
  title: string;
  priority: Priority;
}

/** The page on which the paralegal answers. */
const inviteUrl = (inviteId: number): string => `/job-invites?invite=${inviteId}`;

export const invitedNotice = (invite: Invite, job: Job, firmName: string): Notice => ({
  userId: invite.paralegalId,
  ...(invite.invitedById !== null && { aboutId: invite.invitedById }),
  type: "job_update",
  title: `${firmName} invited you to apply`,
  message: job.title,
  priority: job.priority,
  actionUrl: inviteUrl(invite.id),
});

interface InviteAnswer {
  /** The notified user's id. */
  to: number;
  paralegalId: number;
  name: string;
}

export const inviteAcceptedNotice = ({ to, paralegalId, name }: InviteAnswer, job: Job): Notice => ({
  userId: to,
  aboutId: paralegalId,
  type: "job_update",
  title: `${name} accepted your invite`,
  message: `${job.title}. Look for their application soon.`,
  priority: "medium",
  actionUrl: `/paralegals/${paralegalId}`,
});

export const inviteDeclinedNotice = (
  { to, paralegalId, name }: InviteAnswer,
  job: Job,
  reason: string,
): Notice => ({
  userId: to,
  aboutId: paralegalId,
  type: "job_update",
  title: `${name} declined your invite`,
  message: `${job.title}: ${reason}`,
  priority: "low",
  actionUrl: `/paralegals/${paralegalId}`,
});
