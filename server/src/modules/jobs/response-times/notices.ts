import type { Notification } from "@caseload/contract/notifications/notifications";
import { dayIn, formatLongDate } from "../../../platform/calendar-day.ts";
import type { Silence } from "./queries.ts";

export type Words = Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl">;

const applicants = (count: number): string => (count === 1 ? "1 applicant" : `${count} applicants`);
const wait = (count: number): string => `${applicants(count)} ${count === 1 ? "waits" : "wait"}`;
/** Where its applications are read by whoever may. */
const answer = ({ jobId }: Silence): string => `/jobs/mine?tab=applications&job=${jobId}`;
const dayOf = (at: Date, { timeZone }: Silence): string => formatLongDate(dayIn(at, timeZone));

export const reminder = (silence: Silence, since: Date): Words => ({
  type: "reminder",
  title: `${wait(silence.waiting)} for your answer`,
  message: `${silence.title}: nobody has answered since ${dayOf(since, silence)}. Shortlist, decide, or write a line.`,
  priority: "medium",
  actionUrl: answer(silence),
});

export const warning = (silence: Silence, pausesAt: Date): Words => ({
  type: "reminder",
  title: `A posting will be paused on ${dayOf(pausesAt, silence)}`,
  message: `${silence.title}: ${wait(silence.waiting)}, some for two weeks by then. Answered in time, it stays open.`,
  priority: "high",
  actionUrl: answer(silence),
});

export const paused = (silence: Silence): Words => ({
  type: "job_update",
  title: "A posting is paused",
  message: `${silence.title} takes no new applications until you have answered ${applicants(silence.waiting)}.`,
  priority: "high",
  actionUrl: answer(silence),
});

export const resumed = ({ jobId, title }: Pick<Silence, "jobId" | "title">): Words => ({
  type: "job_update",
  title: "A posting is open again",
  message: `${title} takes applications again, because everybody has an answer.`,
  priority: "low",
  actionUrl: `/jobs/${jobId}`,
});
