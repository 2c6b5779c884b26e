import { searchEndpoints } from "@caseload/contract/search/global-search";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { scopeOf } from "./policy.ts";
import {
  presentApplicationHit,
  presentColleagueHit,
  presentContractHit,
  presentJobHit,
  presentMessageHit,
  presentParalegalHit,
} from "./present.ts";
import { searchEverything } from "./search-everything.ts";

export function globalSearchRoutes(register: Register, { db, clock }: Deps): void {
  register(searchEndpoints.searchEverything, async ({ actor, query: { q } }) => {
    const found = await searchEverything(db, scopeOf(actor), q, clock());
    return {
      jobs: found.jobs.map(presentJobHit),
      applications: found.applications.map((row) => presentApplicationHit(row, actor.id)),
      contracts: found.contracts.map(presentContractHit),
      messages: found.messages.map((row) => presentMessageHit(row, actor.id, q)),
      paralegals: found.paralegals.map(presentParalegalHit),
      colleagues: found.colleagues.map(presentColleagueHit),
    };
  });
}
