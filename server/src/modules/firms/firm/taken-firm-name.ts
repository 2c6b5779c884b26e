import { setImmediate as pause } from "node:timers/promises";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, exists, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { firmNameLook } from "./firm-name-look.ts";

/** Takes some 6 ms. */
const namesAtOnce = 1_000;

/** The condition that a firm has an active member with a confirmed address. Other firms may be impostors, or abandoned. */
export const hasConfirmedMember = (db: Reader) =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.firmId, firms.id), eq(users.emailVerified, true), isNull(users.deactivatedAt))),
  );

const hasMember = (db: Reader) =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.firmId, firms.id), isNull(users.deactivatedAt))),
  );

async function isConfirmed(tx: Tx, firmId: number): Promise<boolean> {
  const [firm] = await tx
    .select({ id: firms.id })
    .from(firms)
    .where(and(eq(firms.id, firmId), hasConfirmedMember(tx)));
  return firm !== undefined;
}

/**
 * Refuses a name that looks like that of another firm with a confirmed member; to a firm without one, also the names of
 * unconfirmed firms, so that nobody can hold a name before its owner confirms, and no two firms can share one. Saves of
 * names with one look run one after the other. All names are read, because looks are computed here and not in SQL: 0.3 s
 * for 50,000 firms, between which other requests run.
 * @throws HttpError 409 that names the other firm, and links to it where one can ask to join
 */
export async function requireFreeFirmName(
  tx: Tx,
  firmId: number,
  name: string,
  message: (taken: string) => string = firmErrorMessages.firmNameTaken,
): Promise<void> {
  const look = firmNameLook(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`firm name ${look}`}, 0))`);
  const named = and(ne(firms.id, firmId), isNotNull(firms.name));
  const others = await tx
    .select({ id: firms.id, name: firms.name, confirmed: sql<boolean>`${hasConfirmedMember(tx)}` })
    .from(firms)
    .where(and(named, (await isConfirmed(tx, firmId)) ? hasConfirmedMember(tx) : hasMember(tx)));
  for (const [index, other] of others.entries()) {
    if (index % namesAtOnce === namesAtOnce - 1) await pause();
    if (other.name === null || firmNameLook(other.name) !== look) continue;
    if (other.confirmed) throw new HttpError(409, message(other.name), { related: `/firms/${other.id}` });
    throw conflict(firmErrorMessages.confirmForFirmName(other.name));
  }
}
