import { firmDashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import { taskEndpoints } from "@caseload/contract/reporting/tasks";
import { teamWorkEndpoints } from "@caseload/contract/reporting/team-work";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { resolvePeriod } from "../analytics/period.ts";
import { findActivity } from "./activity-queries.ts";
import { measureExecutive } from "./executive-queries.ts";
import { presentActivity, presentExecutive } from "./firm-present.ts";
import { presentTask } from "./task-present.ts";
import { countTasks, listTasks } from "./task-queries.ts";
import { presentTeamWork } from "./team-work-present.ts";
import { findTeamWork, type Week } from "./team-work-queries.ts";

/** Monday to Sunday around a day. */
function weekOf(today: string): Week {
  const from = plusDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { from, to: plusDays(from, 6), today };
}

export function firmDashboardRoutes(register: Register, { db, clock }: Deps): void {
  register(firmDashboardEndpoints.executiveDashboard, async ({ actor }) => {
    const span = resolvePeriod({}, actor.timeZone, clock());
    return presentExecutive(span, await measureExecutive(db, inFirm(actor).firmId, span));
  });

  register(teamWorkEndpoints.getTeamWork, async ({ actor, query }) => {
    const week = weekOf(dayIn(clock(), actor.timeZone));
    return presentTeamWork(await findTeamWork(db, inFirm(actor), week, query.limit));
  });

  register(taskEndpoints.listTasks, async ({ actor, query }) => {
    const { rows, next } = await listTasks(db, inFirm(actor), query);
    return { rows: rows.map(presentTask), next };
  });

  register(taskEndpoints.countTasks, async ({ actor }) => {
    const counted = await countTasks(db, inFirm(actor), dayIn(clock(), actor.timeZone));
    return {
      yours: { total: counted.yours, due: counted.yoursDue },
      firm: { total: counted.firm, due: counted.firmDue },
    };
  });

  register(firmDashboardEndpoints.listFirmActivity, async ({ actor }) => {
    const member = inFirm(actor);
    return (await findActivity(db, member)).map((row) => presentActivity(member, row));
  });
}
