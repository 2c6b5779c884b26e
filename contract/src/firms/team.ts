import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { firmRoles } from "./firm-roles.ts";
import { primaryRoles, userTypes } from "../roles.ts";

const departmentName = z.object({ id: field.id, name: z.string() });

/** A member of the viewer's firm. */
export const member = z.object({
  id: field.id,
  name: z.string(),
  /** Null until it is confirmed. */
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  userType: z.enum(userTypes),
  primaryRole: z.enum(primaryRoles).nullable(),
  department: departmentName.nullable(),
});
export type Member = z.infer<typeof member>;

export const firmRole = z.enum(firmRoles, { error: "Please choose a role" });
export const departmentChoice = field.id.nullable();

/** An attorney whom a posting or a contract may name as supervisor. */
const attorney = z.object({
  id: field.id,
  name: z.string(),
  primaryRole: z.enum(primaryRoles).nullable(),
});

/** Left out: it stays. */
const memberChange = z.object({
  primaryRole: firmRole.optional(),
  departmentId: departmentChoice.optional(),
});
export type MemberChange = z.infer<typeof memberChange>;

const editors = { inFirm: true, permission: "user:edit" } as const;

export const teamEndpoints = {
  listTeam: endpoint({
    name: "listTeam",
    method: "GET",
    path: "/api/team",
    summary: "The members of your firm, by name, or those whose name contains some words.",
    access: members({ inFirm: true, permission: "user:view" }),
    query: field.page.extend({ q: field.searchText.optional() }),
    response: z.array(member),
    paged: true,
    reads: ["team"],
  }),
  // Whole: forms choose among them and name a default, and `limits.firmPeople` bounds them.
  listAttorneys: endpoint({
    name: "listAttorneys",
    method: "GET",
    path: "/api/team/attorneys",
    summary: "The members of your firm who may supervise a paralegal's work, by name.",
    access: members({ inFirm: true }),
    response: z.array(attorney),
    reads: ["team"],
  }),
  changeMember: endpoint({
    name: "changeMember",
    method: "PATCH",
    path: "/api/team/:id",
    summary: "Change a colleague's role or department. Members cannot change their own role.",
    access: parties("member", ["attorney"], editors),
    params: field.idParams,
    body: memberChange,
    response: member,
    changes: ["team", "session", "jobs", "applications", "contracts"],
  }),
  deactivateMember: endpoint({
    name: "deactivateMember",
    method: "POST",
    path: "/api/team/:id/deactivate",
    summary: "End a colleague's membership at once; their postings and contracts pass to the caller.",
    access: parties("member", ["attorney"], editors),
    params: field.idParams,
    response: field.done,
    changes: ["team", "session", "profile", "jobs", "applications", "contracts"],
  }),
  leaveFirm: endpoint({
    name: "leaveFirm",
    method: "POST",
    path: "/api/team/leave",
    summary: "Leave your firm; postings and contracts pass to an administrator.",
    access: members({ inFirm: true }),
    response: field.done,
    changes: ["team", "session", "profile", "jobs", "applications", "contracts"],
  }),
};
