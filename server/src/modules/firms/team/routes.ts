import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { teamEndpoints } from "@caseload/contract/firms/team";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { changeMember } from "./change-member.ts";
import { deactivateMember } from "./deactivate-member.ts";
import { leaveFirm } from "./leave-firm.ts";
import { presentMember } from "./present.ts";
import { findMember, listMembers } from "./queries.ts";
import { listSupervisors } from "./supervisors.ts";

export function teamRoutes(register: Register, { db, hooks, clock }: Deps): void {
  const done = { success: true as const };

  register(teamEndpoints.listTeam, async ({ actor, query }) => {
    const { rows, next } = await listMembers(db, inFirm(actor).firmId, query);
    return { rows: rows.map(presentMember), next };
  });

  register(teamEndpoints.listAttorneys, ({ actor }) => listSupervisors(db, inFirm(actor).firmId));

  register(teamEndpoints.changeMember, async ({ actor, params, body }) => {
    const firmActor = inFirm(actor);
    await changeMember({ db, hooks }, firmActor, params.id, body, clock());
    const row = await findMember(db, firmActor.firmId, params.id);
    if (!row) throw notFound(firmErrorMessages.memberNotFound);
    return presentMember(row);
  });

  register(teamEndpoints.deactivateMember, async ({ actor, params }) => {
    await deactivateMember({ db, hooks }, inFirm(actor), params.id, clock());
    return done;
  });

  register(teamEndpoints.leaveFirm, async ({ actor }) => {
    await leaveFirm({ db, hooks }, inFirm(actor), clock());
    return done;
  });
}
