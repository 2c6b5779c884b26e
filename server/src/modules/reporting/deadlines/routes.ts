import { deadlineEndpoints } from "@caseload/contract/reporting/deadlines";
import { Readable } from "node:stream";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { computeDeadline } from "./compute-deadline.ts";
import { deadlineCalendar } from "./deadline-calendar.ts";
import { openFederalHolidays } from "./federal-holidays.ts";

export function deadlineRoutes(register: Register, { clock, config }: Deps): void {
  register(deadlineEndpoints.computeDeadline, async ({ actor, query }) =>
    computeDeadline(query, await openFederalHolidays(), actor.timeZone),
  );

  register(deadlineEndpoints.downloadDeadline, async ({ actor, query, reply }) => {
    const { title, ...question } = query;
    const deadline = computeDeadline(question, await openFederalHolidays(), actor.timeZone);
    reply.header("content-disposition", 'attachment; filename="deadline.ics"');
    const context = { baseUrl: config.baseUrl, now: clock(), title };
    return Readable.from([deadlineCalendar(question, deadline, context)]);
  });
}
