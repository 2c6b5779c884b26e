import type { Priority } from "@caseload/contract/options";
import type { Notice } from "../../notifications/notifications/notify.ts";

interface Invited {
  id: number;
  paralegalId: number;
}
interface Position {
  title: string;
  priority: Priority;
}

/** Where the paralegal answers. */
const answering = (inviteId: number): string => `/job-invites?invite=${inviteId}`;

export const invited = (invite: Invited, job: Position, firmName: string): Notice => ({
  userId: invite.paralegalId,
  type: "job_update",
  title: `${firmName} invites you to apply`,
  message: job.title,
  priority: job.priority,
  actionUrl: answering(invite.id),
});

interface Answer {
  /** Who is told. */
  to: number;
  paralegalId: number;
  name: string;
}

export const accepted = ({ to, paralegalId, name }: Answer, job: Position): Notice => ({
  userId: to,
  type: "job_update",
  title: `${name} accepted your invite`,
  message: `${job.title}. The application follows.`,
  priority: "medium",
  actionUrl: `/paralegals/${paralegalId}`,
});

export const declined = ({ to, paralegalId, name }: Answer, job: Position, reason: string): Notice => ({
  userId: to,
  type: "job_update",
  title: `${name} declined your invite`,
  message: `${job.title}: ${reason}`,
  priority: "low",
  actionUrl: `/paralegals/${paralegalId}`,
});
