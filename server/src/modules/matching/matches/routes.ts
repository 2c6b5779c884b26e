import { matchEndpoints } from "@caseload/contract/matching/matches";
import type { MatchingDeps } from "../engine/matching-thread.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { matchJob, matchJobs } from "./match-jobs.ts";
import { compareApplicants, suggestPeople } from "./match-people.ts";
import {
  presentApplicant,
  presentJobMatch,
  presentListedMatch,
  presentRanking,
  presentSuggestion,
} from "./present.ts";
import { listRankingsOf } from "./queries.ts";

export function matchRoutes(register: Register, deps: MatchingDeps): void {
  register(matchEndpoints.listIntelligentMatches, async ({ actor, query }) =>
    (await matchJobs(deps, actor, query)).map(presentListedMatch),
  );

  register(matchEndpoints.getJobMatch, async ({ actor, params }) =>
    presentJobMatch(await matchJob(deps, actor, params.id)),
  );

  register(matchEndpoints.suggestParalegals, async ({ actor, params, query }) =>
    (await suggestPeople(deps, actor, params.id, query.limit)).map(presentSuggestion),
  );

  register(matchEndpoints.listApplicantMatches, async ({ actor, params }) =>
    (await compareApplicants(deps, actor, params.id)).map(presentApplicant),
  );

  register(matchEndpoints.listLoggedRankings, async ({ actor, query }) => {
    const { rows, next, places } = await listRankingsOf(deps.db, actor.id, query);
    return { rows: rows.map((row) => presentRanking(row, places, actor)), next };
  });
}
