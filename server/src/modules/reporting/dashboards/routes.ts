import { dashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentAttorneyStats, presentParalegalStats, presentPublicFigures } from "./present.ts";
import { findAttorneyStats } from "./attorney-stats-queries.ts";
import { findInbox, findParalegalStats, findPublicCounts } from "./queries.ts";

export function dashboardRoutes(register: Register, { db, clock }: Deps): void {
  register(dashboardEndpoints.dashboardStats, async ({ actor }) => {
    if (actor.userType === "paralegal") {
      const [inbox, stats] = await Promise.all([
        findInbox(db, actor),
        findParalegalStats(db, actor, clock()),
      ]);
      return presentParalegalStats(inbox, stats);
    }
    const [inbox, stats] = await Promise.all([findInbox(db, actor), findAttorneyStats(db, actor, clock())]);
    return presentAttorneyStats(inbox, stats);
  });

  register(dashboardEndpoints.publicFigures, async () =>
    presentPublicFigures(await findPublicCounts(db, clock())),
  );
}
