import { paralegalDashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import type { MatchingDeps } from "../../matching/engine/matching-thread.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentGaps, presentOwnFigures, presentRates } from "./paralegal-present.ts";
import { findOwnFigures, findPracticeRates, hasOlderPostings } from "./paralegal-queries.ts";
import { findSkillGaps } from "./skill-gaps.ts";

export function paralegalDashboardRoutes(register: Register, deps: MatchingDeps): void {
  const { db, clock } = deps;
  register(paralegalDashboardEndpoints.getParalegalFigures, async ({ actor }) =>
    presentOwnFigures(await findOwnFigures(db, actor, clock())),
  );

  register(paralegalDashboardEndpoints.getPracticeRates, async ({ query }) => {
    const [areas, isNewestOnly] = await Promise.all([
      findPracticeRates(db, query.experience),
      hasOlderPostings(db),
    ]);
    return presentRates(areas, isNewestOnly);
  });

  register(paralegalDashboardEndpoints.getSkillGaps, async ({ actor }) =>
    presentGaps(await findSkillGaps(deps, actor)),
  );
}
