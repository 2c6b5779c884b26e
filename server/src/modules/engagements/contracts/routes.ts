import { contractCommentEndpoints } from "@caseload/contract/engagements/contract-comments";
import { contractCountEndpoints } from "@caseload/contract/engagements/contract-counts";
import { contractVersionEndpoints } from "@caseload/contract/engagements/contract-versions";
import { contractEndpoints, type ContractVersion } from "@caseload/contract/engagements/contracts";
import { idParams } from "@caseload/contract/fields";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import type { FastifyRequest } from "fastify";
import { agreeToTerms, type SignatureContext } from "./agree-to-terms.ts";
import { agreeToAmendment, declineAmendment, proposeAmendment, withdrawAmendment } from "./amendments.ts";
import { cancelContract } from "./cancel-contract.ts";
import { commentOnTerms } from "./comment-on-terms.ts";
import { completeContract } from "./complete-contract.ts";
import { commentsCsv, versionsCsv } from "./contract-csv.ts";
import { countContractParts } from "./count-contract-parts.ts";
import { showContract } from "./describe-contract.ts";
import { listContractsByDue } from "./list-contracts-by-due.ts";
import { objectToCompletion } from "./object-to-completion.ts";
import { sideOf } from "./policy.ts";
import { presentComment, presentContract, presentVersion } from "./present.ts";
import { proposeVersion } from "./propose-version.ts";
import {
  countContracts,
  findComments,
  findVersion,
  listComments,
  listContracts,
  listVersions,
  readVersions,
  requireParty,
} from "./queries.ts";
import { startContract } from "./start-contract.ts";

const contextOf = (request: FastifyRequest): SignatureContext => ({
  ipAddress: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
});

export function contractRoutes(register: Register, { db, hooks, config, clock }: Deps): void {
  const show = (actor: Actor, id: number) => showContract(db, actor, id, clock());

  /** People who are not a party get 404 whatever they send, before the body is checked. */
  const before = async ({ actor, params }: FastifyRequest) => {
    const named = idParams.safeParse(params);
    if (actor && named.success) await requireParty(db, actor, named.data.id);
  };

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

  register(contractCountEndpoints.countContractParts, async ({ actor, params }) =>
    countContractParts(db, actor, params.id, clock()),
  );

  register(
    contractEndpoints.agreeToTerms,
    async ({ actor, params, body, request }) => {
      requireConfirmedEmail(config, actor);
      await agreeToTerms({ db, hooks }, actor, params.id, body, contextOf(request), clock());
      return show(actor, params.id);
    },
    { before },
  );

  const showVersion = async (id: number, version: number) =>
    presentVersion(await findVersion(db, id, version));
  const ofVersion = {
    before,
    reread: ({ version }: ContractVersion, { params }: { params: { id: number } }) =>
      showVersion(params.id, version),
  };

  register(
    contractVersionEndpoints.proposeVersion,
    async ({ actor, params, body }) => {
      requireConfirmedEmail(config, actor);
      return showVersion(params.id, await proposeVersion(db, actor, params.id, body, clock()));
    },
    ofVersion,
  );

  register(contractVersionEndpoints.listVersions, async ({ actor, params, query }) => {
    const { rows, next } = await listVersions(db, actor, params.id, query);
    return { rows: rows.map(presentVersion), next };
  });

  register(contractVersionEndpoints.downloadVersions, async ({ actor, params, reply }) => {
    const versions = await readVersions(db, actor, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-versions`, versionsCsv(versions));
  });

  register(
    contractEndpoints.proposeAmendment,
    async ({ actor, params, body, request }) => {
      requireConfirmedEmail(config, actor);
      const version = await proposeAmendment(db, actor, params.id, body, contextOf(request), clock());
      return showVersion(params.id, version);
    },
    ofVersion,
  );

  register(
    contractEndpoints.agreeToAmendment,
    async ({ actor, params, body, request }) => {
      requireConfirmedEmail(config, actor);
      await agreeToAmendment(db, actor, params, body, contextOf(request), clock());
      return show(actor, params.id);
    },
    { before },
  );

  register(
    contractEndpoints.declineAmendment,
    async ({ actor, params, body }) => {
      await declineAmendment(db, actor, params, body?.reason ?? null, clock());
      return show(actor, params.id);
    },
    { before },
  );

  register(contractEndpoints.withdrawAmendment, async ({ actor, params }) => {
    await withdrawAmendment(db, actor, params, clock());
    return show(actor, params.id);
  });

  register(contractCommentEndpoints.listContractComments, async ({ actor, params, query }) => {
    const { rows, next } = await listComments(db, actor, params.id, query);
    return { rows: rows.map(presentComment), next };
  });

  register(contractCommentEndpoints.downloadContractComments, async ({ actor, params, reply }) => {
    await requireParty(db, actor, params.id);
    const comments = await findComments(db, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-comments`, commentsCsv(comments));
  });

  register(
    contractCommentEndpoints.addContractComment,
    async ({ actor, params, body }) =>
      presentComment(await commentOnTerms(db, actor, params.id, body.text, clock())),
    { before },
  );

  register(contractEndpoints.startContract, async ({ actor, params }) => {
    await startContract(db, actor, params.id, clock());
    return show(actor, params.id);
  });

  register(contractEndpoints.completeContract, async ({ actor, params }) => {
    await completeContract(db, actor, params.id, clock());
    return show(actor, params.id);
  });

  register(
    contractEndpoints.objectToCompletion,
    async ({ actor, params, body }) => {
      await objectToCompletion(db, actor, params.id, body.reason, clock());
      return show(actor, params.id);
    },
    { before },
  );

  register(
    contractEndpoints.cancelContract,
    async ({ actor, params, body }) => {
      await cancelContract({ db, hooks }, actor, params.id, body.reason, clock());
      return show(actor, params.id);
    },
    { before },
  );
}
