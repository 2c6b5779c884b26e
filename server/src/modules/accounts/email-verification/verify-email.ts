import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, consumeToken } from "../account-emails/link-token.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkCredentials } from "../sign-in/sign-in.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { markEmailVerified } from "./confirm-email.ts";

const purposes = ["prove", "change"] as const;
const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Requires the account's session or password besides the link. Otherwise the owner of a mailbox could confirm, with one
 * click, an account that another person registered with the address.
 * @throws HttpError 401 without either, naming the field `password` for a wrong one; 429 beyond the limits of signing in
 */
async function requireOwner(
  db: Db,
  userId: number,
  { actorId, password }: { actorId: number | null; password: string | undefined },
  client: ClientInfo,
  now: Date,
): Promise<void> {
  if (actorId === userId) return;
  if (password === undefined) throw new HttpError(401, errorMessages.confirmWithPassword);
  const { email } = await getAccountEmail(db, userId);
  try {
    await checkCredentials(db, { email, password }, client, now);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401)
      throw new HttpError(401, `${errorMessages.wrongPassword} (password)`);
    throw error;
  }
}

/**
 * Verifies an address with the link sent to it, and applies a pending change of address.
 * @throws HttpError 401 without the account's session or password, 410 when the link is used, expired, or for a previous
 * address of the account, 409 when another account has the address
 */
export async function verifyEmail(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  input: { token: string; password?: string | undefined; actorId: number | null },
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const found = await findToken(db, input.token, purposes, now);
  if (!found) throw expired();
  await requireOwner(db, found.userId, { actorId: input.actorId, password: input.password }, client, now);
  await db.transaction(async (tx) => {
    await lockUser(tx, found.userId);
    const token = await consumeToken(tx, input.token, purposes, now);
    if (!token) throw expired();
    const { userId, email, purpose } = token;
    if (purpose === "prove") {
      if ((await getAccountEmail(tx, userId)).email !== email) throw expired();
      await markEmailVerified(tx, userId, {}, now);
      await recordSecurityEvent(tx, "address_proven", userId, client, now);
    } else {
      await markEmailVerified(tx, userId, { email }, now);
      await recordSecurityEvent(tx, "address_changed", userId, client, now);
    }
    await hooks.releaseTakenFirmName(tx, userId, now);
  });
}
