import { z } from "zod";
import { endpoint, staffOnly } from "../endpoint.ts";
import * as field from "../fields.ts";
import { staffActionKinds, staffSubjects } from "./staff-action-kinds.ts";

const staffAction = z.object({
  id: field.id,
  action: z.enum(staffActionKinds),
  /** As it was then; "Command line" for what was done on the server itself. */
  staffName: z.string(),
  subject: z.enum(staffSubjects),
  /** Null for tasks, which the note names. */
  subjectId: field.id.nullable(),
  /** What was written with it. */
  note: z.string().nullable(),
  at: field.instant,
});
export type StaffAction = z.infer<typeof staffAction>;

export const staffActionEndpoints = {
  listStaffActions: endpoint({
    name: "listStaffActions",
    method: "GET",
    path: "/api/staff/audit",
    summary: "Everything that staff did, newest first. It cannot be changed.",
    access: staffOnly,
    query: field.page.extend({ subject: z.enum(staffSubjects).optional() }),
    response: z.array(staffAction),
    paged: true,
    reads: ["staff_log"],
  }),
};
