import { paralegalDashboardEndpoints } from "@caseload/contract/reporting/paralegal-dashboards";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { readParalegalFigures } from "./paralegal-figures.ts";
import { presentGaps, presentOwnFigures, presentRates } from "./paralegal-present.ts";
import { areMoreOpen, findRates } from "./paralegal-queries.ts";
import { findSkillGaps } from "./skill-gaps.ts";

export function paralegalDashboardRoutes(register: Register, deps: Deps): void {
  const { db, clock } = deps;
  register(paralegalDashboardEndpoints.getParalegalFigures, async ({ actor }) =>
    presentOwnFigures(await readParalegalFigures(db, actor, clock())),
  );

  register(paralegalDashboardEndpoints.getPracticeRates, async () => {
    const [areas, isNewestOnly] = await Promise.all([findRates(db), areMoreOpen(db)]);
    return presentRates(areas, isNewestOnly);
  });

  register(paralegalDashboardEndpoints.getSkillGaps, async ({ actor }) =>
    presentGaps(await findSkillGaps(deps, actor)),
  );
}
