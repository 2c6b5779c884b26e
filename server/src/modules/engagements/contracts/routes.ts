import { contractEndpoints } from "@caseload/contract/engagements/contracts";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { agreeToTerms } from "./agree-to-terms.ts";
import { cancelContract } from "./cancel-contract.ts";
import { completeContract } from "./complete-contract.ts";
import { listContractsByDue } from "./list-contracts-by-due.ts";
import { objectToCompletion } from "./object-to-completion.ts";
import { sideOf } from "./policy.ts";
import { presentContract, presentContractDetail } from "./present.ts";
import { countContracts, findTimeline, listContracts, requireParty } from "./queries.ts";
import { startContract } from "./start-contract.ts";

export function contractRoutes(register: Register, { db, hooks, clock }: Deps): void {
  async function show(actor: Actor, id: number) {
    const row = await requireParty(db, actor, id);
    return presentContractDetail(row, row.side, await findTimeline(db, id));
  }

  register(contractEndpoints.listContracts, async ({ actor, query }) => {
    const { order, ...filters } = query;
    const list = order === "due" ? listContractsByDue : listContracts;
    const { rows, next } = await list(db, actor, filters);
    const presented = rows.flatMap((row) => {
      const side = sideOf(actor, row.contract);
      return side ? [presentContract(row, side)] : [];
    });
    return { rows: presented, next };
  });

  register(contractEndpoints.countContracts, async ({ actor, query }) =>
    countContracts(db, actor, query.side),
  );

  register(contractEndpoints.getContract, async ({ actor, params }) => show(actor, params.id));

  register(contractEndpoints.agreeToTerms, async ({ actor, params, request }) => {
    await agreeToTerms({ db, hooks }, actor, params.id, request.ip, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.startContract, async ({ actor, params }) => {
    await startContract(db, actor, params.id, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.completeContract, async ({ actor, params }) => {
    await completeContract(db, actor, params.id, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.objectToCompletion, async ({ actor, params, body }) => {
    await objectToCompletion(db, actor, params.id, body.reason, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.cancelContract, async ({ actor, params, body }) => {
    await cancelContract(db, actor, params.id, body.reason, clock());
    return show(actor, params.id);
  });
}
