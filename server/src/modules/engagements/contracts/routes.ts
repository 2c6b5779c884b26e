import { contractEndpoints } from "@caseload/contract/engagements/contracts";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import type { FastifyRequest } from "fastify";
import { agreeToTerms, type SignatureContext } from "./agree-to-terms.ts";
import { agreeToAmendment, declineAmendment, proposeAmendment, withdrawAmendment } from "./amendments.ts";
import { cancelContract } from "./cancel-contract.ts";
import { commentOnTerms } from "./comment-on-terms.ts";
import { completeContract } from "./complete-contract.ts";
import { listContractsByDue } from "./list-contracts-by-due.ts";
import { objectToCompletion } from "./object-to-completion.ts";
import { sideOf } from "./policy.ts";
import { presentComment, presentContract, presentContractDetail, presentVersion } from "./present.ts";
import { proposeVersion } from "./propose-version.ts";
import {
  countContracts,
  findComments,
  findVersion,
  listContracts,
  readContract,
  readVersions,
  requireParty,
} from "./queries.ts";
import { startContract } from "./start-contract.ts";

const contextOf = (request: FastifyRequest): SignatureContext => ({
  ipAddress: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
});

export function contractRoutes(register: Register, { db, hooks, clock }: Deps): void {
  async function show(actor: Actor, id: number) {
    const { row, timeline, versions } = await readContract(db, actor, id);
    return presentContractDetail(row, row.side, actor, timeline, versions);
  }

  register(contractEndpoints.listContracts, async ({ actor, query }) => {
    const { order, ...filters } = query;
    const list = order === "due" ? listContractsByDue : listContracts;
    const { rows, next } = await list(db, actor, filters);
    const presented = rows.flatMap((row) => {
      const side = sideOf(actor, row.contract);
      return side ? [presentContract(row, side, actor)] : [];
    });
    return { rows: presented, next };
  });

  register(contractEndpoints.countContracts, async ({ actor, query }) =>
    countContracts(db, actor, query.side),
  );

  register(contractEndpoints.getContract, async ({ actor, params }) => show(actor, params.id));

  register(contractEndpoints.agreeToTerms, async ({ actor, params, body, request }) => {
    await agreeToTerms({ db, hooks }, actor, params.id, body, contextOf(request), clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.proposeVersion, async ({ actor, params, body }) => {
    const version = await proposeVersion(db, actor, params.id, body, clock());
    return presentVersion(await findVersion(db, params.id, version));
  });

  register(contractEndpoints.listVersions, async ({ actor, params }) =>
    (await readVersions(db, actor, params.id)).map(presentVersion),
  );

  register(contractEndpoints.proposeAmendment, async ({ actor, params, body, request }) => {
    const version = await proposeAmendment(db, actor, params.id, body, contextOf(request), clock());
    return presentVersion(await findVersion(db, params.id, version));
  });

  register(contractEndpoints.agreeToAmendment, async ({ actor, params, body, request }) => {
    await agreeToAmendment(db, actor, params, body, contextOf(request), clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.declineAmendment, async ({ actor, params, body }) => {
    await declineAmendment(db, actor, params, body?.reason ?? null, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.withdrawAmendment, async ({ actor, params }) => {
    await withdrawAmendment(db, actor, params, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.listContractComments, async ({ actor, params }) => {
    await requireParty(db, actor, params.id);
    return (await findComments(db, params.id)).map(presentComment);
  });

  register(contractEndpoints.addContractComment, async ({ actor, params, body }) =>
    presentComment(await commentOnTerms(db, actor, params.id, body.text, clock())),
  );

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
    await cancelContract({ db, hooks }, actor, params.id, body.reason, clock());
    return show(actor, params.id);
  });
}
