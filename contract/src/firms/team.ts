import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { firmRoles } from "./firm-roles.ts";
import { primaryRoles, userTypes } from "../roles.ts";

const room = z.object({ id: field.id, name: z.string() });

/** Somebody who belongs to one's firm. */
export const member = z.object({
  id: field.id,
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  primaryRole: z.enum(primaryRoles).nullable(),
  department: room.nullable(),
});
export type Member = z.infer<typeof member>;

export const firmRole = z.enum(firmRoles, { error: "Please choose a role" });
export const departmentChoice = field.id.nullable();

/** Left out: it stays. */
export const memberChange = z.object({
  primaryRole: firmRole.optional(),
  departmentId: departmentChoice.optional(),
});
export type MemberChange = z.infer<typeof memberChange>;

const editors = { inFirm: true, permission: "user:edit" } as const;

export const teamEndpoints = {
  listTeam: endpoint({
    name: "listTeam",
    summary: "Everybody who belongs to one's firm, by name.",
    access: members({ inFirm: true, permission: "user:view" }),
    response: z.array(member),
  }),
  changeMember: endpoint({
    name: "changeMember",
    summary: "Change a colleague's role or department. Nobody changes their own role.",
    access: parties("member", ["attorney"], editors),
    params: field.idParams,
    body: memberChange,
    response: member,
  }),
  deactivateMember: endpoint({
    name: "deactivateMember",
    summary: "End a colleague's membership at once; their postings and contracts pass to the caller.",
    access: parties("member", ["attorney"], editors),
    params: field.idParams,
    response: field.done,
  }),
  leaveFirm: endpoint({
    name: "leaveFirm",
    summary: "Leave one's firm; postings and contracts pass to an administrator.",
    access: members({ inFirm: true }),
    response: field.done,
  }),
};
