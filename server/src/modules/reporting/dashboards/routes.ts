import { dashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentLawOffice, presentParalegal, presentPublicFigures } from "./present.ts";
import { findLawOfficeFigures } from "./attorney-stats-queries.ts";
import { findInbox, findParalegalFigures, findPublicCounts } from "./queries.ts";

export function dashboardRoutes(register: Register, { db, clock }: Deps): void {
  register(dashboardEndpoints.dashboardStats, async ({ actor }) => {
    if (actor.userType === "paralegal") {
      const [inbox, figures] = await Promise.all([findInbox(db, actor), findParalegalFigures(db, actor)]);
      return presentParalegal(inbox, figures);
    }
    const [inbox, figures] = await Promise.all([
      findInbox(db, actor),
      findLawOfficeFigures(db, actor, clock()),
    ]);
    return presentLawOffice(inbox, figures);
  });

  register(dashboardEndpoints.publicFigures, async () =>
    presentPublicFigures(await findPublicCounts(db, clock())),
  );
}
