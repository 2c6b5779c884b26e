import { z } from "zod";
import * as field from "../fields.ts";
import { conflictStatuses } from "./conflict-statuses.ts";

/** All that either side learns of a check, on applications and contracts. */
export const conflictCheck = z.object({
  status: z.enum(conflictStatuses),
  /** Null until both lists have been compared. */
  checkedAt: field.instant.nullable(),
});
export type ConflictCheck = z.infer<typeof conflictCheck>;
