import { sanctionEndpoints } from "@caseload/contract/staff/sanctions";
import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { appealNotice } from "./notices.ts";
import { isAddressee } from "./policy.ts";
import { findSanction } from "./queries.ts";

/**
 * Stores the one appeal of a sanction and notifies staff.
 * @throws HttpError 404 for others' sanctions, 409 for a second appeal or once the sanction has ended
 */
export async function appealSanction(
  db: Db,
  actor: Actor,
  id: number,
  text: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findSanction(tx, id);
    if (!found || !isAddressee(actor, found.sanction)) throw notFound(sanctionErrorMessages.sanctionNotFound);
    const [appealed] = await tx
      .update(sanctions)
      .set({ appealText: text, appealedAt: now })
      .where(
        and(
          eq(sanctions.id, id),
          isNull(sanctions.appealedAt),
          isNull(sanctions.endedAt),
          or(isNull(sanctions.until), gt(sanctions.until, now)),
        ),
      )
      .returning({ id: sanctions.id });
    if (!appealed)
      throw conflict(
        found.sanction.appealedAt
          ? sanctionErrorMessages.alreadyAppealed
          : sanctionErrorMessages.notAppealable,
      );
    for (const staffId of await listStaffIds(tx))
      await notify(
        tx,
        appealNotice(staffId, fullName(actor), id),
        sanctionEndpoints.appealSanction.changes,
        now,
      );
    await announce(tx, { to: [actor.id], topics: sanctionEndpoints.appealSanction.changes });
  });
}
