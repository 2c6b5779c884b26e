import { legalHoldEndpoints } from "@caseload/contract/engagements/legal-holds";
import { idParams } from "@caseload/contract/fields";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { showContract } from "../contracts/describe-contract.ts";
import { requireHolder, setHold } from "./set-hold.ts";

export function legalHoldRoutes(register: Register, { db, clock }: Deps): void {
  /** Strangers get 404 whatever they send, before the body is checked. */
  const before = async ({ actor, params }: FastifyRequest) => {
    const named = idParams.safeParse(params);
    if (actor && named.success) await requireHolder(db, actor, named.data.id);
  };

  register(
    legalHoldEndpoints.setLegalHold,
    async ({ actor, params, body }) => {
      await setHold(db, actor, params.id, body, clock());
      return showContract(db, actor, params.id, clock());
    },
    { before },
  );
}
