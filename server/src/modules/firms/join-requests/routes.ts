import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { joinRequestEndpoints } from "@caseload/contract/firms/join-requests";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { declineJoinRequest, inviteRequester } from "./answer-join-request.ts";
import { presentJoinRequest, presentOwnJoinRequest } from "./present.ts";
import { findOwnRequest, listRequests } from "./queries.ts";
import { requestToJoin } from "./request-to-join.ts";
import { withdrawJoinRequest } from "./withdraw-join-request.ts";

export function joinRequestRoutes(register: Register, deps: Deps): void {
  const { db, clock } = deps;
  const done = { success: true as const };

  async function showOwn(actor: Actor) {
    const row = await findOwnRequest(db, actor.id);
    if (!row) throw notFound(firmErrorMessages.joinRequestNotFound);
    return presentOwnJoinRequest(row);
  }

  register(
    joinRequestEndpoints.requestToJoin,
    async ({ actor, params }) => {
      await limitActivity(deps, actor, "joinRequests", () => requestToJoin(db, actor, params.id, clock()));
      return showOwn(actor);
    },
    { reread: (_answer, { actor }) => showOwn(actor) },
  );

  register(joinRequestEndpoints.getOwnJoinRequest, async ({ actor }) => {
    const row = await findOwnRequest(db, actor.id);
    return { request: row ? presentOwnJoinRequest(row) : null };
  });

  register(joinRequestEndpoints.withdrawJoinRequest, async ({ actor }) => {
    await withdrawJoinRequest(db, actor.id);
    return done;
  });

  register(joinRequestEndpoints.listJoinRequests, async ({ actor }) =>
    (await listRequests(db, inFirm(actor).firmId)).map(presentJoinRequest),
  );

  register(joinRequestEndpoints.inviteRequester, async ({ actor, params, body }) => {
    const invite = () => inviteRequester(deps, inFirm(actor), params.id, body, clock());
    await limitActivity(deps, actor, "teamInvitations", invite);
    return done;
  });

  register(joinRequestEndpoints.declineJoinRequest, async ({ actor, params }) => {
    await declineJoinRequest(db, inFirm(actor), params.id, clock());
    return done;
  });
}
