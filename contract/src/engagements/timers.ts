/** The one timer that a paralegal may run, on server time. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { timeEntry, timeEntryFields } from "./time-entries.ts";

const timer = z.object({
  contractId: field.id,
  jobTitle: z.string(),
  narrative: z.string(),
  startedAt: field.instant,
  /** The server's clock, so that browsers with another one show the right duration. */
  now: field.instant,
});
export type Timer = z.infer<typeof timer>;

const paralegals = members({ userType: "paralegal" });
const narrative = field.optionalLine(engagementLimits.narrative);

export const timerEndpoints = {
  getTimer: endpoint({
    name: "getTimer",
    method: "GET",
    path: "/api/time/timer",
    summary: "The running timer; null when none runs.",
    access: paralegals,
    response: timer.nullable(),
    reads: ["time"],
  }),
  startTimer: endpoint({
    name: "startTimer",
    method: "POST",
    path: "/api/time/timer/start",
    summary: "Start the timer for a contract in progress. One runs at a time.",
    access: paralegals,
    body: z.object({ contractId: field.id, narrative }),
    response: timer,
    changes: ["time"],
  }),
  stopTimer: endpoint({
    name: "stopTimer",
    method: "POST",
    path: "/api/time/timer/stop",
    summary:
      "Stop the timer and record its time, rounded up to six minutes. Time after midnight is recorded on the next day.",
    access: paralegals,
    body: z
      .object({
        narrative,
        taskCode: timeEntryFields.taskCode.default(null),
        activityCode: timeEntryFields.activityCode.default(null),
        clerical: z.boolean().default(false),
      })
      .nullish(),
    /** The entry of the day on which the timer was started, and those of the days that followed. */
    response: timeEntry.extend({ further: z.array(timeEntry) }),
    status: 201,
    changes: ["time"],
  }),
  discardTimer: endpoint({
    name: "discardTimer",
    method: "POST",
    path: "/api/time/timer/discard",
    summary: "Stop the timer without recording its time.",
    access: paralegals,
    response: field.done,
    changes: ["time"],
  }),
};
