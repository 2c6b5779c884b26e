import { refusals } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { reportSchedules } from "../../db/schema/report-schedules.ts";
import { announce } from "../../realtime/announce.ts";
import { missing } from "../../refusal.ts";
import { holdPerson } from "../departures/hold-person.ts";
import { lockSchedule, type Owner } from "./queries.ts";

/**
 * Deletes one of a person's own schedules, and letters of it that wait.
 * @throws Refusal 404 when there is none
 */
export async function removeSchedule(db: Db, owner: Owner, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPerson(tx, owner.id);
    if (!(await lockSchedule(tx, owner, id))) throw missing(refusals.reportScheduleNotFound);
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    await announce(tx, { to: [owner.id], topics: ["reportSchedules"] });
  });
}
