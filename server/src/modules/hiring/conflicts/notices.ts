import type { Notice } from "../../notifications/notifications/notify.ts";

/** To the firm, which learns of a possible conflict before the paralegal is notified of anything. It names no party. */
export const conflictNotice = (
  applicationId: number,
  job: { postedById: number; title: string },
): Notice => ({
  userId: job.postedById,
  type: "application",
  title: "Possible conflict",
  message: `There may be a conflict on ${job.title}. Clear it or override it with a screen.`,
  priority: "high",
  actionUrl: `/applications/${applicationId}/conflict`,
});

interface ToParalegal {
  applicationId: number;
  paralegalId: number;
  jobTitle: string;
}

const toParalegal = (
  { applicationId, paralegalId }: ToParalegal,
  title: string,
  message: string,
  priority: Notice["priority"],
): Notice => ({
  userId: paralegalId,
  type: "application",
  title,
  message,
  priority,
  actionUrl: `/applications/${applicationId}/conflict`,
});

/** To the paralegal, after the firm. */
export const arisenNotice = (about: ToParalegal): Notice =>
  toParalegal(
    about,
    "Possible conflict",
    `There may be a conflict on ${about.jobTitle}. The firm decides what happens next.`,
    "medium",
  );

/** What the firm decided; its reason stays with the firm. */
export const decidedNotice = (about: ToParalegal, action: "clear" | "override"): Notice =>
  action === "clear"
    ? toParalegal(about, "Conflict cleared", `The firm cleared the conflict on ${about.jobTitle}.`, "medium")
    : toParalegal(
        about,
        "Conflict overridden with a screen",
        `The firm will proceed with a screen on ${about.jobTitle}. Acknowledge the screening memo on the contract before work starts.`,
        "high",
      );

/** To whoever agreed to compare first, once both sides have agreed. */
export const comparedNotice = (userId: number, applicationId: number, jobTitle: string): Notice => ({
  userId,
  type: "application",
  title: "Names compared",
  message: `You both agreed to compare names for ${jobTitle}. Review the matching names.`,
  priority: "medium",
  actionUrl: `/applications/${applicationId}/conflict`,
});
