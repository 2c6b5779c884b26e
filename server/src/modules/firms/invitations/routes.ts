import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound, HttpError } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { signInInvited } from "./join-by-invitation.ts";
import { invite } from "./invite.ts";
import { findNextStep, findByToken, findInvitation, listInvitations } from "./queries.ts";
import { presentReceivedInvitation, presentInvitation } from "./present.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

export function invitationRoutes(register: Register, deps: Deps): void {
  const { db, clock, cookies, sessions } = deps;
  const done = { success: true as const };
  const find = async (id: number) => {
    const row = await findInvitation(db, id);
    if (!row) throw notFound(firmErrorMessages.invitationNotFound);
    return row;
  };
  const show = async (id: number) => presentInvitation(await find(id), clock());

  register(invitationEndpoints.listInvitations, async ({ actor }) =>
    (await listInvitations(db, inFirm(actor).firmId)).map((row) => presentInvitation(row, clock())),
  );

  register(
    invitationEndpoints.invite,
    async ({ actor, body }) => {
      const send = () => invite(deps, inFirm(actor), body, clock());
      return show(await limitActivity(deps, actor, "teamInvitations", send));
    },
    { reread: ({ id }) => show(id) },
  );

  register(invitationEndpoints.resendInvitation, async ({ actor, params }) => {
    const resend = () => resendInvitation(deps, inFirm(actor), params.id, clock());
    await limitActivity(deps, actor, "teamInvitations", resend);
    return show(params.id);
  });

  register(invitationEndpoints.revokeInvitation, async ({ actor, params }) => {
    await revokeInvitation(db, inFirm(actor), params.id);
    return done;
  });

  register(invitationEndpoints.readInvitation, async ({ actor, body }) => {
    const row = await findByToken(db, body.token, clock());
    if (!row) throw new HttpError(410, errorMessages.linkExpired);
    return presentReceivedInvitation(row, await findNextStep(db, actor, row.invitation.email));
  });

  register(invitationEndpoints.acceptInvitation, async ({ actor, body, request }) => {
    await acceptInvitation(deps, actor.id, body.token, getClientInfo(request, cookies), clock());
    return done;
  });

  register(invitationEndpoints.joinByInvitation, async ({ body, request, reply }) => {
    const client = { client: getClientInfo(request, cookies), headers: sessions.headersOf(request) };
    const set = await signInInvited(deps, body, client, clock());
    if (request.actor) await sessions.end(request);
    reply.header("set-cookie", set);
    return done;
  });
}
