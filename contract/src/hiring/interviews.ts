/** Interviews about an undecided application: proposed times, answers, and what came of it (ENGAGEMENT.md section 7). */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { userTypes } from "../roles.ts";
import { interviewLimits, interviewModes, interviewOutcomes, interviewStatuses } from "./interview-moves.ts";

const { slots: maxSlots, minMinutes, maxMinutes } = interviewLimits;

const slot = z.object({ startsAt: field.instant, minutes: z.number().int() });
export type InterviewSlot = z.infer<typeof slot>;

const person = z.object({
  id: field.id,
  name: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  emailConfirmed: z.boolean(),
});

export const interview = z.object({
  id: field.id,
  applicationId: field.id,
  job: z.object({ id: field.id, title: z.string() }),
  firmName: z.string(),
  /** Who meets the applicant for the firm. */
  attorney: person,
  paralegal: person,
  status: z.enum(interviewStatuses),
  mode: z.enum(interviewModes),
  /** A link, a phone number or an address. */
  place: z.string().nullable(),
  note: z.string().nullable(),
  /** Times that await an answer. A scheduled interview keeps its time until another one is confirmed. */
  slots: z.array(slot),
  proposedBy: z.enum(userTypes),
  /** The side whose answer is awaited; null while nothing is proposed. */
  turn: z.enum(userTypes).nullable(),
  /** The confirmed time; null until there is one. */
  startsAt: field.instant.nullable(),
  minutes: z.number().int().nullable(),
  /** How often the confirmed time was changed or called off: SEQUENCE of its calendar event. */
  sequence: z.number().int(),
  /** Why it was declined or canceled. */
  reason: z.string().nullable(),
  /** The side that declined, canceled or recorded the outcome; null for the system and before. */
  endedBy: z.enum(userTypes).nullable(),
  createdAt: field.instant,
  /** What the viewer may do now. */
  may: z.object({
    confirm: z.boolean(),
    counter: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    recordOutcome: z.boolean(),
  }),
});
export type Interview = z.infer<typeof interview>;

const minutesError = `Please choose ${minMinutes} to ${maxMinutes} minutes`;
const timeError = "Please enter a date and time";

const proposedSlot = z.object({
  /** An instant, or wall time without an offset, which is read in one's own time zone. */
  startsAt: z.iso.datetime({ offset: true, local: true, error: timeError }),
  minutes: z
    .number({ error: minutesError })
    .int({ error: minutesError })
    .min(minMinutes, { error: minutesError })
    .max(maxMinutes, { error: minutesError }),
});
const slotsError = `Please propose 1 to ${maxSlots} times`;
const slots = z
  .array(proposedSlot, { error: slotsError })
  .min(1, { error: slotsError })
  .max(maxSlots, { error: slotsError });
export type ProposedSlot = z.infer<typeof proposedSlot>;

export const newInterview = z.object({
  slots,
  mode: z.enum(interviewModes, { error: "Please choose phone, video or office" }),
  place: field.optionalLine(interviewLimits.place),
  note: field.optionalText(interviewLimits.text),
});
export type NewInterview = z.infer<typeof newInterview>;

const reasoned = z.object({ reason: field.optionalText(interviewLimits.reason) }).nullish();

const ofInterview = parties("interview", ["paralegal", "attorney"]);
const changes = ["interviews", "applications"] as const;

const filters = z.object({
  applicationId: z.coerce.number().pipe(field.id).optional(),
  status: z.enum(interviewStatuses, { error: "Please choose a status of interviews" }).optional(),
});
export type InterviewFilters = z.infer<typeof filters>;

export const interviewEndpoints = {
  proposeInterview: endpoint({
    name: "proposeInterview",
    method: "POST",
    path: "/api/applications/:id/interviews",
    summary: "Propose 1 to 5 times for an interview about an undecided application.",
    access: parties("application", ["attorney"], { inFirm: true }),
    params: field.idParams,
    body: newInterview,
    response: interview,
    status: 201,
    changes,
  }),
  listInterviews: endpoint({
    name: "listInterviews",
    method: "GET",
    path: "/api/interviews",
    summary: "Your interviews, or those about applications that you review, newest first.",
    access: members(),
    query: filters.extend(field.page.shape),
    response: z.array(interview),
    paged: true,
    reads: ["interviews", "applications"],
  }),
  downloadInterviews: endpoint({
    name: "downloadInterviews",
    method: "GET",
    path: "/api/interviews/csv",
    summary: "The same interviews as CSV.",
    access: members(),
    query: filters,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  confirmInterview: endpoint({
    name: "confirmInterview",
    method: "POST",
    path: "/api/interviews/:id/confirm",
    summary: "Confirm one of the times that the other party proposed; both get a calendar event.",
    access: ofInterview,
    params: field.idParams,
    body: z.object({
      /** Counts from 0. */
      slot: z
        .number({ error: "Please choose one of the proposed times" })
        .int({ error: "Please choose one of the proposed times" })
        .min(0, { error: "Please choose one of the proposed times" })
        .max(maxSlots - 1, { error: "Please choose one of the proposed times" }),
      /** The time that was read there: refused once other times are proposed. */
      startsAt: z.iso.datetime({ error: "Please choose one of the proposed times" }).optional(),
    }),
    response: interview,
    changes,
  }),
  counterInterview: endpoint({
    name: "counterInterview",
    method: "POST",
    path: "/api/interviews/:id/counter",
    summary:
      "Propose other times, also for a scheduled interview, which keeps its time until one is confirmed.",
    access: ofInterview,
    params: field.idParams,
    body: z.object({ slots }),
    response: interview,
    changes,
  }),
  declineInterview: endpoint({
    name: "declineInterview",
    method: "POST",
    path: "/api/interviews/:id/decline",
    summary: "Decline the proposed times. A scheduled interview keeps its time.",
    access: ofInterview,
    params: field.idParams,
    body: reasoned,
    response: interview,
    changes,
  }),
  cancelInterview: endpoint({
    name: "cancelInterview",
    method: "POST",
    path: "/api/interviews/:id/cancel",
    summary: "Cancel an interview before it starts, for either side.",
    access: ofInterview,
    params: field.idParams,
    body: reasoned,
    response: interview,
    changes,
  }),
  recordInterviewOutcome: endpoint({
    name: "recordInterviewOutcome",
    method: "POST",
    path: "/api/interviews/:id/outcome",
    summary: "Record, once it has started, whether the interview was held or the other party did not come.",
    access: ofInterview,
    params: field.idParams,
    body: z.object({ outcome: z.enum(interviewOutcomes, { error: "Please choose held or no_show" }) }),
    response: interview,
    changes,
  }),
};
