import { busyCalendarProblems } from "@caseload/contract/hiring/availability-limits";
import { availabilityEndpoints, type OwnAvailability } from "@caseload/contract/hiring/availability";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { canReview } from "../applications/policy.ts";
import { findApplication } from "../applications/queries.ts";
import { connectBusyCalendar, removeBusyCalendar } from "./busy-calendars.ts";
import { freeTimes } from "./free-times.ts";
import { findAvailability, findBusyCalendar, findInterviewTimes, findTimeZone } from "./queries.ts";
import { saveAvailability } from "./save-availability.ts";

export function availabilityRoutes(register: Register, { db, clock, nameSeal }: Deps): void {
  async function show(userId: number): Promise<OwnAvailability> {
    const [hours, calendar] = await Promise.all([findAvailability(db, userId), findBusyCalendar(db, userId)]);
    return {
      hours: hours ? { weekly: hours.weekly, exceptions: hours.exceptions, timeZone: hours.timeZone } : null,
      calendar: calendar
        ? {
            host: calendar.host,
            readAt: calendar.readAt?.toISOString() ?? null,
            problem: calendar.problem && busyCalendarProblems[calendar.problem],
            busyTimes: calendar.busy.length,
          }
        : null,
    };
  }

  register(availabilityEndpoints.getAvailability, async ({ actor }) => show(actor.id));

  register(availabilityEndpoints.saveAvailability, async ({ actor, body }) => {
    await saveAvailability(db, actor.id, body, clock());
    return show(actor.id);
  });

  register(availabilityEndpoints.connectBusyCalendar, async ({ actor, body }) => {
    await connectBusyCalendar({ db, nameSeal }, actor.id, body.address, clock());
    return show(actor.id);
  });

  register(availabilityEndpoints.removeBusyCalendar, async ({ actor }) => {
    await removeBusyCalendar(db, actor.id);
    return { success: true as const };
  });

  register(availabilityEndpoints.getApplicantAvailability, async ({ actor, params, query }) => {
    const row = await findApplication(db, params.id);
    if (!row || !canReview(actor, row.application, row.job))
      throw notFound(errorMessages.applicationNotFound);
    const { id } = row.paralegal;
    const [timeZone, hours, calendar, scheduled] = await Promise.all([
      findTimeZone(db, id),
      findAvailability(db, id),
      findBusyCalendar(db, id),
      findInterviewTimes(db, id, query),
    ]);
    if (!hours) return { timeZone, isKept: false, free: [] };
    const busy = [...(calendar?.busy ?? []), ...scheduled];
    return { timeZone, isKept: true, free: freeTimes(hours, busy, query) };
  });
}
