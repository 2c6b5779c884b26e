import { z } from "zod";
import { deliverableStatuses } from "../engagements/deliverable-moves.ts";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { primaryRoles } from "../roles.ts";

const hours = z.number().nonnegative();

/** The postings that are sent. */
export const maxShownPostings = 10;
/** Rows of each of the other lists, when the caller names no limit, and at the most. */
export const teamRows = { page: 50, max: 1_000 } as const;

const teamMember = z.object({
  id: field.id,
  name: z.string(),
  emailConfirmed: z.boolean(),
  primaryRole: z.enum(primaryRoles).nullable(),
  /** Whether the person belongs to the firm, instead of working for it under a contract alone. */
  inFirm: z.boolean(),
  /** When the last contract of somebody outside of the firm ends; null when none names a day. */
  until: field.day.nullable(),
  /** The most hours a week that the profile names. */
  weeklyHours: hours.nullable(),
  /** Contracts in progress, the one with most hours first. */
  work: z.array(
    z.object({
      contractId: field.id,
      title: z.string(),
      /** The most hours a week that the posting names. */
      weeklyHours: hours.nullable(),
      /** Submitted for this week, whatever the answer was. */
      minutes: z.number().int(),
    }),
  ),
});

const withPerson = {
  contractId: field.id,
  title: z.string(),
  person: z.string(),
  emailConfirmed: z.boolean(),
};

export const teamWork = z.object({
  /** Monday to Sunday of this week, in the reader's time zone. */
  week: z.object({ from: field.day, to: field.day, today: field.day }),
  /** Of all rows, whatever the limit of the lists is. */
  totals: z.object({
    inFirm: z.number().int(),
    /** Those who work for the firm under a contract alone. */
    freelance: z.number().int(),
    /** Weekly hours of the contracts in progress, and the most that the people's profiles name. */
    planned: hours,
    available: hours,
    timesheets: z.number().int(),
    /** Minutes of these timesheets. */
    toReview: z.number().int(),
    due: z.number().int(),
    /** Of these deliverables, those whose day has passed. */
    late: z.number().int(),
  }),
  /** The firm's paralegals and those who work for it, each up to the limit, most weekly hours first. */
  people: z.array(teamMember),
  /** Timesheets that await an answer, oldest first. */
  timesheets: z.array(
    z.object({
      ...withPerson,
      id: field.id,
      weekStart: field.day,
      submittedAt: field.instant,
      minutes: z.number().int(),
    }),
  ),
  /** Deliverables that are not approved and are due by the end of this week, next due first. */
  due: z.array(
    z.object({
      ...withPerson,
      id: field.id,
      deliverable: z.string(),
      dueOn: field.day,
      status: z.enum(deliverableStatuses),
    }),
  ),
  /** Open postings whose applications nobody has read yet, most of them first. */
  postings: z.array(z.object({ jobId: field.id, title: z.string(), pending: z.number().int() })),
});
export type TeamWork = z.infer<typeof teamWork>;

export const teamWorkEndpoints = {
  getTeamWork: endpoint({
    name: "getTeamWork",
    method: "GET",
    path: "/api/dashboard/team",
    summary:
      "What the firm's paralegals work on this week, and what awaits a review, for those who see the team.",
    access: members({ inFirm: true, permission: "user:view" }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(teamRows.max).optional() }),
    response: teamWork,
    reads: ["contracts", "time", "work", "applications", "team"],
  }),
};
