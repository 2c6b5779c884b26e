import type { StaffActionKind, StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { type Actor, fullName } from "../actor.ts";
import type { Tx } from "../db/database.ts";
import { staffActions } from "../db/schema/staff-actions.ts";
import { announce } from "../realtime/announce.ts";
import { listStaffIds } from "../../modules/staff/staff-log/queries.ts";

interface StaffStep {
  action: StaffActionKind;
  subject: StaffSubject;
  subjectId: number;
  note?: string | null;
}

/** Under which the log names what was done on the server itself. */
const commandLine = "Command line";

/**
 * Writes one row of the audit log, inside the transaction of what it tells of.
 * @param staff null: done from the command line
 */
export async function recordStaffAction(
  tx: Tx,
  staff: Actor | null,
  step: StaffStep,
  now: Date,
): Promise<void> {
  const who = { staffId: staff?.id ?? null, staffName: staff ? fullName(staff) : commandLine };
  await tx.insert(staffActions).values({ ...step, ...who, at: now });
  await announce(tx, { to: await listStaffIds(tx), topics: ["staff_log"] });
}
