/** Time that paralegals record under a contract (ENGAGEMENT.md section 5). Time is whole minutes in steps of six. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { activityCodes, taskCodes } from "./utbms-codes.ts";

const { minuteStep, maxDayMinutes, narrative: narrativeLength } = engagementLimits;

export const timeStatuses = ["draft", "submitted", "approved", "returned", "invoiced"] as const;
export type TimeStatus = (typeof timeStatuses)[number];

export const narrativeHintKinds = ["block_billing", "vague", "late", "clerical"] as const;

const narrativeHint = z.object({ kind: z.enum(narrativeHintKinds), text: z.string() });
export type NarrativeHint = z.infer<typeof narrativeHint>;

export const timeEntry = z.object({
  id: field.id,
  contractId: field.id,
  jobTitle: z.string(),
  day: field.day,
  /** Negative on reversing entries. */
  minutes: z.number().int(),
  narrative: z.string(),
  taskCode: z.string().nullable(),
  activityCode: z.string().nullable(),
  /** Clerical work, which is kept out of client billing. */
  clerical: z.boolean(),
  /** Recorded within seven days of the work. */
  contemporaneous: z.boolean(),
  /** US cents an hour under the terms that were in force on the day of the work; null where pay is flat. */
  rateCents: z.number().int().nullable(),
  /** Pay in US cents; null where pay is flat. */
  cents: z.number().int().nullable(),
  status: z.enum(timeStatuses),
  timesheetId: field.id.nullable(),
  /** The entry that this one reverses. */
  reverses: field.id.nullable(),
  /** The entry that reverses this one. */
  reversedBy: field.id.nullable(),
  hints: z.array(narrativeHint),
  /** What the approver wrote about the entry. */
  comments: z.array(
    z.object({
      id: field.id,
      authorName: z.string(),
      authorEmailConfirmed: z.boolean(),
      text: z.string(),
      createdAt: field.instant,
    }),
  ),
  createdAt: field.instant,
});
export type TimeEntry = z.infer<typeof timeEntry>;

const minutesError = { error: "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours" };
const minutes = z
  .number(minutesError)
  .int(minutesError)
  .min(minuteStep, minutesError)
  .max(maxDayMinutes, minutesError)
  .multipleOf(minuteStep, minutesError);

const codeOf = <Code extends string>(codes: readonly { readonly value: Code }[], error: string) =>
  z.enum(codes.map(({ value }) => value) as [Code, ...Code[]], { error }).nullable();

export const timeEntryFields = {
  day: field.day,
  minutes,
  narrative: field.line("Please say what you did", 1, narrativeLength),
  taskCode: codeOf(taskCodes, "Please choose a task code from the list"),
  activityCode: codeOf(activityCodes, "Please choose an activity code from the list"),
  clerical: z.boolean(),
};

export const newTimeEntry = z.object({
  ...timeEntryFields,
  taskCode: timeEntryFields.taskCode.default(null),
  activityCode: timeEntryFields.activityCode.default(null),
  clerical: timeEntryFields.clerical.default(false),
});
export type NewTimeEntry = z.infer<typeof newTimeEntry>;

const changedTimeEntry = z
  .object(timeEntryFields)
  .partial()
  .refine((body) => Object.keys(body).length > 0, { error: "Please change something" });

/** The Monday that a week starts on. */
export const weekStart = field.day.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, {
  error: "Please name the Monday that the week starts on",
});

/** What is recorded against the cap, in minutes, reversals subtracted. */
const timeSummary = z.object({
  /** Null without a cap, and where pay is flat. */
  capMinutes: z.number().int().nullable(),
  draftMinutes: z.number().int(),
  submittedMinutes: z.number().int(),
  returnedMinutes: z.number().int(),
  approvedMinutes: z.number().int(),
  invoicedMinutes: z.number().int(),
  /** Approved and invoiced time, in US cents. */
  earnedCents: z.number().int(),
});
export type TimeSummary = z.infer<typeof timeSummary>;

const inWeek = field.pageUpTo(engagementLimits.timeEntries).extend({ week: weekStart.optional() });
const ofPeriod = z.object({ from: field.day.optional(), to: field.day.optional() });

const bothSides = parties("contract", ["paralegal", "attorney"]);
const ofParalegal = parties("contract", ["paralegal"]);
const ownEntry = parties("timeEntry", ["paralegal"]);

export const timeEntryEndpoints = {
  listContractTime: endpoint({
    name: "listContractTime",
    method: "GET",
    path: "/api/contracts/:id/time",
    summary: "Time recorded under a contract, latest day first. The firm sees it once it is submitted.",
    access: bothSides,
    params: field.idParams,
    query: inWeek,
    response: z.array(timeEntry),
    paged: true,
    reads: ["time"],
  }),
  downloadContractTime: endpoint({
    name: "downloadContractTime",
    method: "GET",
    path: "/api/contracts/:id/time/csv",
    summary: "Time recorded under a contract, as CSV.",
    access: bothSides,
    params: field.idParams,
    query: ofPeriod,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  getTimeSummary: endpoint({
    name: "getTimeSummary",
    method: "GET",
    path: "/api/contracts/:id/time/summary",
    summary: "Recorded minutes by status, beside the cap. The firm's figures leave drafts out.",
    access: bothSides,
    params: field.idParams,
    response: timeSummary,
    reads: ["time", "contracts"],
  }),
  createTimeEntry: endpoint({
    name: "createTimeEntry",
    method: "POST",
    path: "/api/contracts/:id/time",
    summary: "Record time under a contract in progress.",
    access: ofParalegal,
    params: field.idParams,
    body: newTimeEntry,
    response: timeEntry,
    status: 201,
    changes: ["time"],
  }),
  changeTimeEntry: endpoint({
    name: "changeTimeEntry",
    method: "PATCH",
    path: "/api/time/:id",
    summary: "Change an entry that is a draft or was returned.",
    access: ownEntry,
    params: field.idParams,
    body: changedTimeEntry,
    response: timeEntry,
    changes: ["time"],
  }),
  deleteTimeEntry: endpoint({
    name: "deleteTimeEntry",
    method: "DELETE",
    path: "/api/time/:id",
    summary: "Delete an entry that is a draft or was returned.",
    access: ownEntry,
    params: field.idParams,
    response: field.done,
    changes: ["time"],
  }),
  reverseTimeEntry: endpoint({
    name: "reverseTimeEntry",
    method: "POST",
    path: "/api/time/:id/reverse",
    summary: "Correct approved time: adds an entry with the same time subtracted.",
    access: ownEntry,
    params: field.idParams,
    body: z.object({ reason: field.line("Please give a reason", 1, engagementLimits.reason) }),
    response: timeEntry,
    status: 201,
    changes: ["time", "contracts"],
  }),
  listOwnTime: endpoint({
    name: "listOwnTime",
    method: "GET",
    path: "/api/time",
    summary: "Your time over all contracts, latest day first.",
    access: members({ userType: "paralegal" }),
    query: inWeek,
    response: z.array(timeEntry),
    paged: true,
    reads: ["time"],
  }),
  downloadOwnTime: endpoint({
    name: "downloadOwnTime",
    method: "GET",
    path: "/api/time/csv",
    summary: "Your time over all contracts, as CSV.",
    access: members({ userType: "paralegal" }),
    query: ofPeriod,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  hintAtNarrative: endpoint({
    name: "hintAtNarrative",
    method: "POST",
    path: "/api/time/hints",
    summary: "What a client's billing guidelines may object to in an entry, while it is written.",
    access: members({ userType: "paralegal" }),
    body: z.object({
      contractId: field.id,
      narrative: z
        .string()
        .max(narrativeLength, { error: `Please use at most ${narrativeLength} characters` }),
      minutes: z.number().int().min(0).max(maxDayMinutes),
      day: field.day.optional(),
      clerical: z.boolean().optional(),
    }),
    response: z.array(z.string()),
    changes: [],
  }),
};
