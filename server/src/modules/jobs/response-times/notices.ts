import { responseRules } from "@caseload/contract/jobs/response-rules";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { dayIn, formatLongDate } from "../../../platform/calendar-day.ts";
import type { UnansweredJob } from "./queries.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";

type NoticeText = Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl">;

const applicants = (count: number): string => (count === 1 ? "1 applicant" : `${count} applicants`);
const wait = (count: number): string => `${applicants(count)} ${count === 1 ? "is" : "are"} waiting`;
/** The page with its applications. */
const applicationsUrl = ({ jobId }: UnansweredJob): string => `/applicants?job=${jobId}`;
const dayOf = (at: Date, { timeZone }: UnansweredJob): string => formatLongDate(dayIn(at, timeZone));

export const reminderNotice = (unanswered: UnansweredJob, since: Date): NoticeText => ({
  type: "reminder",
  title: `${wait(unanswered.waiting)} for your response`,
  message: `${unanswered.title}: no response since ${dayOf(since, unanswered)}. Shortlist, decide, or send a message.`,
  priority: "medium",
  actionUrl: applicationsUrl(unanswered),
});

export const pauseWarning = (unanswered: UnansweredJob, pausesAt: Date): NoticeText => ({
  type: "reminder",
  title: `A posting will be paused on ${dayOf(pausesAt, unanswered)}`,
  message: `${unanswered.title}: ${wait(unanswered.waiting)}. A posting is paused when an applicant has waited ${responseRules.pauseOnDay} days. Respond before then to keep it open.`,
  priority: "high",
  actionUrl: applicationsUrl(unanswered),
});

export const pausedNotice = (unanswered: UnansweredJob): NoticeText => ({
  type: "job_update",
  title: "A posting is paused",
  message: `${unanswered.title} won't accept new applications until you respond to ${applicants(unanswered.waiting)}.`,
  priority: "high",
  actionUrl: applicationsUrl(unanswered),
});

export const resumedNotice = ({ jobId, title }: Pick<UnansweredJob, "jobId" | "title">): NoticeText => ({
  type: "job_update",
  title: "A posting is open again",
  message: `${title} is accepting applications again because you've responded to every applicant.`,
  priority: "low",
  actionUrl: `/jobs/${jobId}`,
});

/** Notifies the poster and the reviewers of the firm. */
export async function notifyFirm(
  tx: Tx,
  posting: { firmId: number; postedById: number },
  text: NoticeText,
  now: Date,
): Promise<void> {
  const reviewers = await findColleaguesWho(tx, "application:review", posting.firmId);
  for (const userId of new Set([posting.postedById, ...reviewers]))
    await notify(tx, { ...text, userId }, ["jobs"], now);
}
