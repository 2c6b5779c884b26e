import type { Priority } from "@caseload/contract/options";
import type { ConflictStatus } from "@caseload/contract/hiring/conflict-statuses";
import type { Notice } from "../../notifications/notifications/notify.ts";

interface Application {
  id: number;
  paralegalId: number;
}
interface Posting {
  title: string;
  priority: Priority;
  postedById: number;
}

/** The page on which the firm reads an application. */
export const reviewUrl = ({ id }: Pick<Application, "id">): string => `/applicants?application=${id}`;
const ownApplicationsUrl = "/applications";

export const newApplicationNotice = (
  application: Application & { isAgain: boolean },
  job: Posting,
  applicant: string,
  conflict: ConflictStatus,
): Notice => ({
  userId: job.postedById,
  aboutId: application.paralegalId,
  type: "application",
  title: `${applicant} applied${application.isAgain ? " again" : ""}`,
  message: conflict === "possible" ? `${job.title}. There may be a conflict.` : job.title,
  priority: job.priority,
  actionUrl: reviewUrl(application),
});

export const withdrawnNotice = (application: Application, job: Posting, applicant: string): Notice => ({
  userId: job.postedById,
  aboutId: application.paralegalId,
  type: "application",
  title: `${applicant} withdrew an application`,
  message: job.title,
  priority: "low",
  actionUrl: reviewUrl(application),
});

export const shortlistedNotice = (application: Application, job: Posting): Notice => ({
  userId: application.paralegalId,
  type: "application",
  title: "Your application is under review",
  message: `The firm shortlisted you for ${job.title}.`,
  priority: "medium",
  actionUrl: ownApplicationsUrl,
});

/** @param reason the firm's words, or the system's */
export const rejectedNotice = (
  application: Application,
  job: Pick<Posting, "title">,
  reason: string | null,
): Notice => ({
  userId: application.paralegalId,
  type: "application",
  title: "Application rejected",
  message: `Your application for ${job.title} was not accepted${reason ? `. Reason: ${reason.replace(/\.$/, "")}` : ""}.`,
  priority: "medium",
  actionUrl: ownApplicationsUrl,
});

export const restoredNotice = (application: Application, job: Pick<Posting, "title">): Notice => ({
  userId: application.paralegalId,
  type: "application",
  title: "Your application is pending again",
  message: `${job.title} is open again. Withdraw your application if you are no longer available.`,
  priority: "high",
  actionUrl: ownApplicationsUrl,
});

export const acceptedNotice = (application: Application, job: Posting, contractId: number): Notice => ({
  userId: application.paralegalId,
  type: "contract",
  title: "Application accepted",
  message: `You were selected for ${job.title}. Review the terms and sign them.`,
  priority: "high",
  actionUrl: `/contracts/${contractId}`,
});

export const termsReadyNotice = (
  { paralegalId }: Application,
  job: Posting,
  applicant: string,
  contractId: number,
): Notice => ({
  userId: job.postedById,
  aboutId: paralegalId,
  type: "contract",
  title: "Terms are ready to sign",
  message: `Review and sign the terms for ${job.title} with ${applicant}.`,
  priority: "high",
  actionUrl: `/contracts/${contractId}`,
});
