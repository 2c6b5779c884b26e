import { refusals } from "@caseload/contract/refusals";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { Visitor } from "../../http/visitor.ts";
import { conflict } from "../../refusal.ts";
import { announce } from "../../realtime/announce.ts";
import { tellOwner } from "../account-letters/send-account-letter.ts";
import { getOwner } from "../accounts/queries.ts";
import { recordEvent } from "../accounts/record-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { holdPassword } from "../passwords/hold-password.ts";
import { findTwoFactor } from "./queries.ts";
import { renewCodes } from "./recovery-codes.ts";

/** @throws Refusal 401 for a wrong password, 409 when two-factor authentication is off */
export async function renewRecoveryCodes(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  password: string,
  visitor: Visitor,
  now: Date,
): Promise<string[]> {
  const checked = await checkPassword(db, actor, password);
  const userId = actor.id;
  return db.transaction(async (tx) => {
    await holdPassword(tx, userId, checked);
    const factor = await findTwoFactor(tx, userId);
    if (!factor?.confirmedAt) throw conflict(refusals.twoFactorOff);
    await recordEvent(tx, "recovery_codes_renewed", userId, visitor, now);
    await tellOwner(tx, "recovery_codes_renewed", await getOwner(tx, userId), now);
    await announce(tx, { to: [userId], topics: ["session"] });
    return renewCodes(tx, secret, userId);
  });
}
