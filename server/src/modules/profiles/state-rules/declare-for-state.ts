import { isNameOfAccount, signatureNameError } from "@caseload/contract/engagements/signature-name";
import { type StateDeclaration, stateRuleEndpoints } from "@caseload/contract/profiles/state-rules";
import { stateRuleErrorMessages } from "@caseload/contract/profiles/state-rule-messages";
import { and, eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { stateDeclarations } from "../../../platform/db/schema/state-rules.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { declarationRuleOf } from "./find-state-rules.ts";

const { changes } = stateRuleEndpoints.declareForState;

/**
 * Stores a paralegal's declaration under a state's law, in place of an earlier one.
 * @throws HttpError 400 when the state requires no declaration, the qualification is not in its list, the attorney who
 * declared in writing is missing, or the typed name is not the account's
 */
export async function declareForState(
  db: Db,
  actor: Actor,
  state: string,
  { basis, attorneyName, name }: StateDeclaration,
  now: Date,
): Promise<void> {
  const rule = declarationRuleOf(state);
  if (!rule) throw badRequest(stateRuleErrorMessages.noDeclaration);
  const chosen = rule.bases.find(({ key }) => key === basis);
  if (!chosen) throw badRequest(stateRuleErrorMessages.unknownBasis);
  if (chosen.needsAttorney && attorneyName === null) throw badRequest(stateRuleErrorMessages.attorneyMissing);
  if (!isNameOfAccount(name, fullName(actor)))
    throw badRequest(`${signatureNameError(fullName(actor))} (name)`);
  const values = {
    basis,
    attorneyName: chosen.needsAttorney ? attorneyName : null,
    signedName: name,
    declaredAt: now,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(stateDeclarations)
      .values({ userId: actor.id, state, ...values })
      .onConflictDoUpdate({ target: [stateDeclarations.userId, stateDeclarations.state], set: values });
    await announce(tx, { to: [actor.id], topics: changes });
  });
}

export async function withdrawDeclaration(db: Db, actor: Actor, state: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(stateDeclarations)
      .where(and(eq(stateDeclarations.userId, actor.id), eq(stateDeclarations.state, state)));
    await announce(tx, { to: [actor.id], topics: changes });
  });
}
