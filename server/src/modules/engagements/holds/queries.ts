import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { legalHolds } from "../../../platform/db/schema/legal-holds.ts";
import { conflict } from "../../../platform/http/http-error.ts";

/** The legal hold that a contract is under. */
export const isStanding = (contractId: number) =>
  and(eq(legalHolds.contractId, contractId), isNull(legalHolds.endedAt));

export async function isHeld(db: Reader, contractId: number): Promise<boolean> {
  const [row] = await db.select({ id: legalHolds.id }).from(legalHolds).where(isStanding(contractId));
  return row !== undefined;
}

/** @throws HttpError 409 while the contract is under a legal hold */
export async function requireNoHold(db: Reader, contractId: number): Promise<void> {
  if (await isHeld(db, contractId)) throw conflict(contractFileErrorMessages.contractFileHeld);
}

const placers = alias(users, "placers");
const enders = alias(users, "enders");

/** All legal holds of a contract, oldest first. */
export const findHolds = (db: Reader, contractId: number) =>
  db
    .select({
      id: legalHolds.id,
      reason: legalHolds.reason,
      placedByName: placers.name,
      placerConfirmed: isEmailConfirmed(placers),
      placedAt: legalHolds.placedAt,
      endReason: legalHolds.endReason,
      endedByName: enders.name,
      enderConfirmed: sql<boolean | null>`${isEmailConfirmed(enders)}`,
      endedAt: legalHolds.endedAt,
    })
    .from(legalHolds)
    .innerJoin(placers, eq(placers.id, legalHolds.placedById))
    .leftJoin(enders, eq(enders.id, legalHolds.endedById))
    .where(eq(legalHolds.contractId, contractId))
    .orderBy(asc(legalHolds.id));
export type HoldRow = Awaited<ReturnType<typeof findHolds>>[number];
