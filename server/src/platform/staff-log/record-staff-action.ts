import type { StaffActionKind, StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { type Actor, fullName } from "../actor.ts";
import type { Tx } from "../db/database.ts";
import { staffActions } from "../db/schema/staff-actions.ts";
import { announce } from "../realtime/announce.ts";
import { listStaffIds } from "./list-staff-ids.ts";

interface StaffAction {
  action: StaffActionKind;
  subject: StaffSubject;
  /** Null for tasks, which the note names. */
  subjectId: number | null;
  note?: string | null;
}

/** Staff name of actions from the command line. */
const commandLine = "Command line";

/**
 * Writes one row of the audit log, inside the transaction of the action.
 * @param staff null for the command line
 */
export async function recordStaffAction(
  tx: Tx,
  staff: Actor | null,
  action: StaffAction,
  now: Date,
): Promise<void> {
  const who = { staffId: staff?.id ?? null, staffName: staff ? fullName(staff) : commandLine };
  await tx.insert(staffActions).values({ ...action, ...who, at: now });
  await announce(tx, { to: await listStaffIds(tx), topics: ["staff_log"] });
}
