import type { Notice } from "../../notifications/notifications/notify.ts";

/** To the firm, which learns of a possible conflict before the paralegal is notified of anything. It names no party. */
export const conflictNotice = (
  applicationId: number,
  job: { postedById: number; title: string },
): Notice => ({
  userId: job.postedById,
  type: "application",
  title: "Possible conflict",
  message: `A conflict is possible on ${job.title}. Clear it or override it with a screen.`,
  priority: "high",
  actionUrl: `/applications/${applicationId}/conflict`,
});
