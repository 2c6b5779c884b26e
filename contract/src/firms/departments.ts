import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { limits, maxLength } from "../limits.ts";

/** A department of one's firm, with how many people are in it. No one is in an archived one. */
export const department = z.object({
  id: field.id,
  name: z.string(),
  people: z.number().int(),
  isArchived: z.boolean(),
});
export type Department = z.infer<typeof department>;

export const departmentForm = z.object({
  name: field.line("Department name must be at least 2 characters", 2, maxLength.department),
});

/** Where the people of an archived department go; null: they belong to none. */
const departmentArchiving = z.object({ moveTo: field.id.nullable() });

/** Colleagues who belong to the department from now on. */
export const departmentAssignment = z.object({
  memberIds: z.array(field.id).min(1, { error: "Please choose at least one person" }).max(limits.firmPeople),
});

const keepers = { inFirm: true, permission: "firm:edit" } as const;
const ofOwnFirm = parties("department", ["attorney"], keepers);

export const departmentEndpoints = {
  listDepartments: endpoint({
    name: "listDepartments",
    method: "GET",
    path: "/api/departments",
    summary: "Your firm's departments by name, archived ones among them.",
    access: members({ inFirm: true, permission: "user:view" }),
    response: z.array(department),
    reads: ["team"],
  }),
  createDepartment: endpoint({
    name: "createDepartment",
    method: "POST",
    path: "/api/departments",
    summary: "Open a department.",
    access: members(keepers),
    body: departmentForm,
    response: department,
    status: 201,
    changes: ["team", "session"],
  }),
  renameDepartment: endpoint({
    name: "renameDepartment",
    method: "PATCH",
    path: "/api/departments/:id",
    summary: "Give a department another name.",
    access: ofOwnFirm,
    params: field.idParams,
    body: departmentForm,
    response: department,
    changes: ["team", "session"],
  }),
  archiveDepartment: endpoint({
    name: "archiveDepartment",
    method: "POST",
    path: "/api/departments/:id/archive",
    summary: "Archive a department; its people move to another one, or to none.",
    access: ofOwnFirm,
    params: field.idParams,
    body: departmentArchiving,
    response: department,
    changes: ["team", "session"],
  }),
  restoreDepartment: endpoint({
    name: "restoreDepartment",
    method: "POST",
    path: "/api/departments/:id/restore",
    summary: "Bring an archived department back, without people.",
    access: ofOwnFirm,
    params: field.idParams,
    response: department,
    changes: ["team"],
  }),
  removeDepartment: endpoint({
    name: "removeDepartment",
    method: "POST",
    path: "/api/departments/:id/remove",
    summary: "Remove an archived department permanently.",
    access: ofOwnFirm,
    params: field.idParams,
    response: field.done,
    changes: ["team"],
  }),
  assignToDepartment: endpoint({
    name: "assignToDepartment",
    method: "POST",
    path: "/api/departments/:id/people",
    summary: "Assign colleagues to a department; all of them, or none where one is unknown.",
    access: parties("department", ["attorney"], { inFirm: true, permission: "user:edit" }),
    params: field.idParams,
    body: departmentAssignment,
    response: department,
    changes: ["team", "session"],
  }),
};

const collator = new Intl.Collator("en-US", { numeric: true });

/** Orders departments by name; "Team 2" comes before "Team 10". */
export const byDepartmentName = (
  one: { name: string; id: number },
  other: { name: string; id: number },
): number => collator.compare(one.name, other.name) || one.id - other.id;
