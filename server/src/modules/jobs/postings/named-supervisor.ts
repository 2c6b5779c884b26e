import type { Reader } from "../../../platform/db/database.ts";
import { requireSupervisor } from "../../firms/team/supervisors.ts";

/** @throws HttpError 400 when a posting names a supervisor who is not an active attorney of its firm */
export async function requireNamedSupervisor(
  db: Reader,
  firmId: number,
  { supervisorId }: { supervisorId?: number | null | undefined },
): Promise<void> {
  if (typeof supervisorId === "number") await requireSupervisor(db, supervisorId, firmId, "supervisorId");
}
