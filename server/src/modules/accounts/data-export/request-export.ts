import { dataExportEndpoints } from "@caseload/contract/accounts/data-export";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { dataExports } from "../../../platform/db/schema/data-exports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { checkPassword, type SignedIn } from "../passwords/check-password.ts";
import { buildExport } from "./build-export.ts";
import { countExportsSince, type DataExportRow, findUnfinishedExport } from "./queries.ts";
import { dayIsFull } from "../../../platform/http/rate-limits.ts";

const dayMs = 86_400_000;

/**
 * Requests a data export. Returns the export in progress, if there is one.
 * @throws HttpError 401 for a wrong password, 429 beyond the day's limit
 */
export async function requestExport(
  db: Db,
  actor: SignedIn,
  password: string,
  now: Date,
): Promise<DataExportRow> {
  const userId = actor.id;
  await checkPassword(db, actor, password);
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const current = await findUnfinishedExport(tx, userId);
    if (current) return current;
    const today = await countExportsSince(tx, userId, new Date(now.getTime() - dayMs));
    if (today.count >= limits.dataExportsADay) throw dayIsFull(errorMessages.exportsADay, today.first, now);
    const [stored] = await tx
      .insert(dataExports)
      .values({ userId, status: "waiting", requestedAt: now })
      .returning();
    if (!stored) throw new Error("The export was not stored.");
    await enqueue(tx, buildExport, { exportId: stored.id });
    await announce(tx, { to: [userId], topics: dataExportEndpoints.requestDataExport.changes });
    return stored;
  });
}
