import { deliverableEndpoints } from "@caseload/contract/engagements/deliverables";
import { supervisionEndpoints } from "@caseload/contract/engagements/supervision";
import { idParams } from "@caseload/contract/fields";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { requireParty } from "../contracts/queries.ts";
import { addDeliverable } from "./add-deliverable.ts";
import { addSupervisionEntry } from "./add-supervision-entry.ts";
import { answerDeliverable } from "./answer-deliverable.ts";
import { changeDeliverable, deleteDeliverable } from "./change-deliverable.ts";
import {
  listContractDeliverables,
  listContractSupervision,
  readContractDeliverables,
  readContractSupervision,
} from "./contract-work.ts";
import { presentDeliverable, presentSupervision } from "./present.ts";
import { findDeliverable, findSupervisionEntry, requireDeliverable } from "./queries.ts";
import { submitDeliverable } from "./submit-deliverable.ts";
import { deliverablesCsv, supervisionCsv } from "./work-csv.ts";

const done = { success: true as const };

export function workRoutes(register: Register, { db, clock }: Deps): void {
  async function show(actor: Actor, id: number) {
    const row = await findDeliverable(db, id);
    if (!row) throw new Error(`There is no deliverable ${id}.`);
    return presentDeliverable(row, actor);
  }

  /** Strangers get 404 whatever they send, before the body is checked. */
  const beforeOn =
    (requireAccess: (actor: Actor, id: number) => Promise<unknown>) =>
    async ({ actor, params }: FastifyRequest) => {
      const named = idParams.safeParse(params);
      if (actor && named.success) await requireAccess(actor, named.data.id);
    };
  const onContract = { before: beforeOn((actor, id) => requireParty(db, actor, id)) };
  const ofFirm = { before: beforeOn((actor, id) => requireParty(db, actor, id, "attorney")) };
  const onDeliverable = { before: beforeOn((actor, id) => requireDeliverable(db, actor, id)) };
  const toSubmit = { before: beforeOn((actor, id) => requireDeliverable(db, actor, id, "paralegal")) };
  const toAnswer = { before: beforeOn((actor, id) => requireDeliverable(db, actor, id, "attorney")) };

  register(deliverableEndpoints.listDeliverables, async ({ actor, params, query }) => {
    const { rows, next } = await listContractDeliverables(db, actor, params.id, query);
    return { rows: rows.map((row) => presentDeliverable(row, actor)), next };
  });

  register(deliverableEndpoints.downloadDeliverables, async ({ actor, params, reply }) => {
    const rows = await readContractDeliverables(db, actor, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-deliverables`, deliverablesCsv(rows));
  });

  register(
    deliverableEndpoints.addDeliverable,
    async ({ actor, params, body }) => show(actor, await addDeliverable(db, actor, params.id, body, clock())),
    {
      ...onContract,
      reread: async ({ id }, { actor }) => {
        await requireDeliverable(db, actor, id);
        return show(actor, id);
      },
    },
  );

  register(
    deliverableEndpoints.changeDeliverable,
    async ({ actor, params, body }) => {
      await changeDeliverable(db, actor, params.id, body);
      return show(actor, params.id);
    },
    onDeliverable,
  );

  register(deliverableEndpoints.deleteDeliverable, async ({ actor, params }) => {
    await deleteDeliverable(db, actor, params.id);
    return done;
  });

  register(
    deliverableEndpoints.submitDeliverable,
    async ({ actor, params, body }) => {
      const submission = { note: body?.note ?? null, fileIds: body?.fileIds ?? [] };
      await submitDeliverable(db, actor, params.id, submission, clock());
      return show(actor, params.id);
    },
    toSubmit,
  );

  register(
    deliverableEndpoints.returnDeliverable,
    async ({ actor, params, body: { comments } }) => {
      await answerDeliverable(db, actor, params.id, { answer: "returned", comments }, clock());
      return show(actor, params.id);
    },
    toAnswer,
  );

  register(
    deliverableEndpoints.approveDeliverable,
    async ({ actor, params, body }) => {
      const answer = { answer: "approved", comments: body?.comments ?? null } as const;
      await answerDeliverable(db, actor, params.id, answer, clock());
      return show(actor, params.id);
    },
    toAnswer,
  );

  register(supervisionEndpoints.listSupervision, async ({ actor, params, query }) => {
    const { rows, next } = await listContractSupervision(db, actor, params.id, query);
    return { rows: rows.map(presentSupervision), next };
  });

  register(supervisionEndpoints.downloadSupervision, async ({ actor, params, reply }) => {
    const rows = await readContractSupervision(db, actor, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-supervision`, supervisionCsv(rows));
  });

  register(
    supervisionEndpoints.addSupervisionEntry,
    async ({ actor, params, body }) => {
      const id = await addSupervisionEntry(db, actor, params.id, body, clock());
      return presentSupervision(await findSupervisionEntry(db, id));
    },
    ofFirm,
  );
}
