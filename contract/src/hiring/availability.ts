/** When a paralegal can meet: weekly hours, exceptions, and busy times of a calendar of theirs. Firms see free times only. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { availabilityLimits, busyCalendarProblems } from "./availability-limits.ts";

const timeError = "Please enter a time from 00:00 to 24:00";
const time = z
  .string({ error: timeError })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: timeError });
const spanError = { error: "The end must be after the start", path: ["to"] };
const isSpan = ({ from, to }: { from: string; to: string }): boolean => from < to;

/** Wall time in the time zone of the availability. */
const span = z.object({ from: time, to: time }).refine(isSpan, spanError);
export type HourSpan = z.infer<typeof span>;

const weeklySpan = z
  .object({
    /** 0 is Sunday. */
    weekday: z
      .number({ error: "Please choose a weekday from 0 to 6" })
      .int()
      .min(0, { error: "Please choose a weekday from 0 to 6" })
      .max(6, { error: "Please choose a weekday from 0 to 6" }),
    from: time,
    to: time,
  })
  .refine(isSpan, spanError);
export type WeeklySpan = z.infer<typeof weeklySpan>;

const areApart = (spans: readonly HourSpan[]): boolean =>
  spans
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .every(({ from }, at, all) => at === 0 || from >= (all[at - 1]?.to ?? ""));
const apartError = { error: "Please enter hours that do not overlap" };

const exception = z.object({
  day: field.day,
  /** Instead of the weekly hours; none for a day that is not available. */
  hours: z.array(span).max(availabilityLimits.hours).refine(areApart, apartError),
});
export type AvailabilityException = z.infer<typeof exception>;

const byWeekday = (spans: readonly WeeklySpan[]): WeeklySpan[][] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => spans.filter((one) => one.weekday === weekday));

const availabilityForm = z.object({
  weekly: z
    .array(weeklySpan, { error: "Please send a list of hours" })
    .max(availabilityLimits.weekly, { error: `Please enter at most ${availabilityLimits.weekly} spans` })
    .refine((spans) => byWeekday(spans).every(areApart), apartError),
  exceptions: z
    .array(exception, { error: "Please send a list of days" })
    .max(availabilityLimits.exceptions, {
      error: `Please enter at most ${availabilityLimits.exceptions} days`,
    })
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      error: "Please enter each day once",
    }),
  timeZone: field.timeZone,
});
export type AvailabilityForm = z.infer<typeof availabilityForm>;

const busyCalendar = z.object({
  /** Of its address, which is a secret. */
  host: z.string(),
  /** When it was last read; null before. */
  readAt: field.instant.nullable(),
  /** Why the last reading failed. */
  problem: z.string().nullable(),
  busyTimes: z.number().int(),
});

const ownAvailability = z.object({
  /** Null while none is kept. */
  hours: availabilityForm.nullable(),
  calendar: busyCalendar.nullable(),
});
export type OwnAvailability = z.infer<typeof ownAvailability>;

const instants = z.object({ from: field.instant, to: field.instant });

const applicantAvailability = z.object({
  /** IANA name; the applicant's own, in which they read times. */
  timeZone: z.string(),
  /** Whether the applicant keeps availability; without it nothing is known. */
  isKept: z.boolean(),
  /** Times at which the applicant can meet. All others are busy or outside of the hours, which is not told apart. */
  free: z.array(instants),
});
export type ApplicantAvailability = z.infer<typeof applicantAvailability>;

const dayMs = 86_400_000;
const isShort = ({ from, to }: { from: string; to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 && days < availabilityLimits.days;
};

const paralegals = members({ userType: "paralegal" });

export const availabilityEndpoints = {
  getAvailability: endpoint({
    name: "getAvailability",
    method: "GET",
    path: "/api/availability",
    summary: "Your weekly hours and exceptions, and the calendar whose busy times are read.",
    access: paralegals,
    response: ownAvailability,
    reads: ["calendar"],
  }),
  saveAvailability: endpoint({
    name: "saveAvailability",
    method: "PUT",
    path: "/api/availability",
    summary: "Replace your weekly hours and exceptions.",
    access: paralegals,
    body: availabilityForm,
    response: ownAvailability,
    changes: ["calendar"],
  }),
  connectBusyCalendar: endpoint({
    name: "connectBusyCalendar",
    method: "PUT",
    path: "/api/availability/calendar",
    summary: "Read busy times from the iCalendar address of your calendar: at once, and every hour.",
    access: paralegals,
    body: z.object({
      address: z
        .string({ error: busyCalendarProblems.address })
        .trim()
        .max(availabilityLimits.address, { error: busyCalendarProblems.address }),
    }),
    response: ownAvailability,
    changes: ["calendar"],
  }),
  removeBusyCalendar: endpoint({
    name: "removeBusyCalendar",
    method: "DELETE",
    path: "/api/availability/calendar",
    summary: "Forget the address and the busy times of your calendar.",
    access: paralegals,
    response: field.done,
    changes: ["calendar"],
  }),
  getApplicantAvailability: endpoint({
    name: "getApplicantAvailability",
    method: "GET",
    path: "/api/applications/:id/availability",
    summary: "Free times of an applicant, for proposing an interview.",
    access: parties("application", ["attorney"], { inFirm: true }),
    params: field.idParams,
    query: z
      .object({ from: field.day, to: field.day })
      .refine(isShort, { error: `Please ask for 1 to ${availabilityLimits.days} days`, path: ["to"] }),
    response: applicantAvailability,
    reads: ["applications", "interviews"],
  }),
};
