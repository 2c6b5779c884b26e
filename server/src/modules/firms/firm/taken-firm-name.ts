import { setImmediate as pause } from "node:timers/promises";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, exists, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { hasConfirmedMember } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { firmNameCores, firmNameLook, shareCore } from "./firm-name-look.ts";

/** Takes some 6 ms. */
const namesAtOnce = 1_000;

const hasMember = (db: Reader) =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.firmId, firms.id), isNull(users.deactivatedAt))),
  );

/** Makes transactions on names with one look run one after the other. */
async function lockLook(tx: Tx, look: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`firm name ${look}`}, 0))`);
}

interface NamedFirm {
  id: number;
  name: string;
  confirmed: boolean;
}

/**
 * Returns a firm whose name is read alike, a confirmed one first. All names are read, because looks are computed here and not in
 * SQL: 0.3 s for 50,000 firms, between which other requests run.
 */
async function findNamed(
  tx: Tx,
  isAlike: (name: string) => boolean,
  among: SQL | undefined,
): Promise<NamedFirm | undefined> {
  const others = await tx
    .select({ id: firms.id, name: firms.name, confirmed: hasConfirmedMember() })
    .from(firms)
    .where(and(isNotNull(firms.name), among));
  let found: NamedFirm | undefined;
  for (const [index, { name, ...other }] of others.entries()) {
    if (index % namesAtOnce === namesAtOnce - 1) await pause();
    if (name === null || !isAlike(name)) continue;
    found = { ...other, name };
    if (found.confirmed) return found;
  }
  return found;
}

const hasLook = (look: string) => (name: string) => firmNameLook(name) === look;

/**
 * Returns the confirmed firm whose name differs from a new name by general words, order or a plural s only: such a name is
 * allowed, because many firms bear one family's name, and marked.
 */
export async function findSimilarFirm(tx: Tx, firmId: number, name: string): Promise<number | null> {
  const cores = firmNameCores(name);
  const among = and(ne(firms.id, firmId), hasConfirmedMember());
  return (await findNamed(tx, (other) => shareCore(cores, other), among))?.id ?? null;
}

async function isConfirmed(tx: Tx, firmId: number): Promise<boolean> {
  const [firm] = await tx
    .select({ id: firms.id })
    .from(firms)
    .where(and(eq(firms.id, firmId), hasConfirmedMember()));
  return firm !== undefined;
}

/**
 * Refuses a name that looks like that of another firm with a confirmed member; to a firm without one, also the names of
 * unconfirmed firms, so that nobody can hold a name before its owner confirms, and no two firms can share one. Saves of
 * names with one look run one after the other.
 * @throws HttpError 409 that names the other firm, and links to it where one can ask to join
 */
export async function requireFreeFirmName(
  tx: Tx,
  firmId: number,
  name: string,
  message: (taken: string) => string = firmErrorMessages.firmNameTaken,
): Promise<void> {
  const look = firmNameLook(name);
  await lockLook(tx, look);
  const inUse = (await isConfirmed(tx, firmId)) ? hasConfirmedMember() : hasMember(tx);
  const other = await findNamed(tx, hasLook(look), and(ne(firms.id, firmId), inUse));
  if (other?.confirmed) throw new HttpError(409, message(other.name), { related: `/firms/${other.id}` });
  if (other) throw conflict(firmErrorMessages.confirmForFirmName(other.name));
}

/** Returns the confirmed firm whose name another firm's looks like, after locking the name. */
export async function findConfirmedNamesake(
  tx: Tx,
  firmId: number,
  name: string,
): Promise<Pick<NamedFirm, "id" | "name"> | undefined> {
  const look = firmNameLook(name);
  await lockLook(tx, look);
  return findNamed(tx, hasLook(look), and(ne(firms.id, firmId), hasConfirmedMember()));
}
