import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { shortlistEntries } from "../../../platform/db/schema/profiles.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { findParalegal } from "./queries.ts";

interface Hirer {
  id: number;
  firmId: number;
}

const announceToReviewers = async (tx: Tx, { firmId }: Hirer): Promise<void> =>
  announce(tx, { to: await findColleaguesWho(tx, "application:review", firmId), topics: ["shortlist"] });

/**
 * Adds a paralegal to the firm's shortlist. Repeating it changes nothing.
 * @throws HttpError 404 when there is no such paralegal
 */
export async function addToShortlist(db: Db, hirer: Hirer, paralegalId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, hirer.id);
    if (!(await findParalegal(tx, paralegalId))) throw notFound(errorMessages.profileNotFound);
    await tx
      .insert(shortlistEntries)
      .values({ firmId: hirer.firmId, paralegalId, addedById: hirer.id, createdAt: now })
      .onConflictDoNothing();
    await announceToReviewers(tx, hirer);
  });
}

/** Removes a paralegal from the firm's shortlist. Repeating it changes nothing. */
export async function dropFromShortlist(db: Db, hirer: Hirer, paralegalId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(shortlistEntries)
      .where(and(eq(shortlistEntries.firmId, hirer.firmId), eq(shortlistEntries.paralegalId, paralegalId)));
    await announceToReviewers(tx, hirer);
  });
}
