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

const notifyFirm = async (tx: Tx, { firmId }: Hirer): Promise<void> =>
  announce(tx, { to: await findColleaguesWho(tx, "application:review", firmId), topics: ["shortlist"] });

/**
 * Puts a paralegal on the firm's shortlist; twice is as good as once.
 * @throws HttpError 404 without such a paralegal
 */
export async function addToShortlist(db: Db, hirer: Hirer, paralegalId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, hirer.id);
    if (!(await findParalegal(tx, paralegalId))) throw notFound(errorMessages.profileNotFound);
    await tx
      .insert(shortlistEntries)
      .values({ firmId: hirer.firmId, paralegalId, addedById: hirer.id, createdAt: now })
      .onConflictDoNothing();
    await notifyFirm(tx, hirer);
  });
}

/** Takes a paralegal off the firm's shortlist, whether they are on it or not. */
export async function dropFromShortlist(db: Db, hirer: Hirer, paralegalId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(shortlistEntries)
      .where(and(eq(shortlistEntries.firmId, hirer.firmId), eq(shortlistEntries.paralegalId, paralegalId)));
    await notifyFirm(tx, hirer);
  });
}
