import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions as sessionRows, signIns } from "../../../platform/db/schema/accounts.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { knownBrowsers, securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { listPasskeys } from "../passkeys/queries.ts";
import { countRecoveryCodes, findTwoFactor } from "../two-factor/queries.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** Omits session tokens. */
export const sessions = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: sessionRows.id,
        signedInAt: sessionRows.createdAt,
        lastUsedAt: sessionRows.lastUsedAt,
        expiresAt: sessionRows.expiresAt,
        networkAddress: sessionRows.ipAddress,
        browser: sessionRows.userAgent,
        secondFactor: sessionRows.secondFactor,
      })
      .from(sessionRows)
      .where(and(eq(sessionRows.userId, userId), gt(sessionRows.id, afterId)))
      .orderBy(asc(sessionRows.id))
      .limit(pageRows),
  );

/** Sign-in methods without the password hash, the shared secret and the keys of passkeys. */
export async function* signInMethods(tx: Tx, userId: number) {
  const rows = await tx
    .select({ method: signIns.providerId, since: signIns.createdAt, changedAt: signIns.passwordChangedAt })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(asc(signIns.id));
  for (const { method, ...times } of rows)
    yield { method: method === "credential" ? "password" : method, ...times };
  const factor = await findTwoFactor(tx, userId);
  if (factor)
    yield {
      method: "authenticator app",
      since: factor.createdAt,
      confirmedAt: factor.confirmedAt,
      recoveryCodesLeft: await countRecoveryCodes(tx, userId),
    };
  for (const { name, createdAt, lastUsedAt } of await listPasskeys(tx, userId))
    yield { method: "passkey", name, since: createdAt, lastUsedAt };
}

/** Omits endpoints and keys, which allow sending to the browser. */
export async function* pushBrowsers(tx: Tx, userId: number) {
  yield* await tx
    .select({
      sessionId: pushDevices.sessionId,
      turnedOnAt: pushDevices.addedAt,
      lastSentAt: pushDevices.lastSentAt,
      pushService: sql<string>`substring(${pushDevices.endpoint} from '^https://([^/]+)')`,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.id));
}

/** Omits cookies and their hashes. */
export async function* browsers(tx: Tx, userId: number) {
  yield* await tx
    .select({ lastSignInAt: knownBrowsers.seenAt, trustedUntil: knownBrowsers.trustedUntil })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(asc(knownBrowsers.seenAt));
}

export const securityLog = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: securityEvents.id,
        event: securityEvents.kind,
        at: securityEvents.at,
        networkAddress: securityEvents.address,
        browser: securityEvents.userAgent,
      })
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), gt(securityEvents.id, afterId)))
      .orderBy(asc(securityEvents.id))
      .limit(pageRows),
  );
