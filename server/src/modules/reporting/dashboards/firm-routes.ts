import { firmDashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { resolvePeriod } from "../analytics/period.ts";
import { findActivity } from "./activity-queries.ts";
import { measureExecutive } from "./executive-queries.ts";
import { presentActivity, presentExecutive } from "./firm-present.ts";

export function firmDashboardRoutes(register: Register, { db, clock }: Deps): void {
  register(firmDashboardEndpoints.executiveDashboard, async ({ actor }) => {
    const span = resolvePeriod({}, actor.timeZone, clock());
    return presentExecutive(span, await measureExecutive(db, inFirm(actor).firmId, span));
  });

  register(firmDashboardEndpoints.listFirmActivity, async ({ actor }) => {
    const member = inFirm(actor);
    return (await findActivity(db, member)).map((row) => presentActivity(member, row));
  });
}
