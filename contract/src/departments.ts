import { z } from "zod";
import { endpoint, members, parties } from "./endpoint.ts";
import * as field from "./fields.ts";
import { longest } from "./limits.ts";

/** A department of one's firm, with how many people are in it. */
export const department = z.object({ id: field.id, name: z.string(), people: z.number().int() });
export type Department = z.infer<typeof department>;

export const departmentForm = z.object({
  name: field.line("Department name must be at least 2 characters", 2, longest.department),
});

/** Where the people of a removed department go; null: they belong to none. */
export const departmentRemoval = z.object({ moveTo: field.id.nullable() });

const keepers = { inFirm: true, permission: "firm:edit" } as const;
const ofOwnFirm = parties("department", ["attorney"], keepers);

export const departmentEndpoints = {
  listDepartments: endpoint({
    name: "listDepartments",
    summary: "One's firm's departments by name.",
    access: members({ inFirm: true, permission: "user:view" }),
    response: z.array(department),
  }),
  createDepartment: endpoint({
    name: "createDepartment",
    summary: "Open a department.",
    access: members(keepers),
    body: departmentForm,
    response: department,
    status: 201,
  }),
  renameDepartment: endpoint({
    name: "renameDepartment",
    summary: "Give a department another name.",
    access: ofOwnFirm,
    params: field.idParams,
    body: departmentForm,
    response: department,
  }),
  removeDepartment: endpoint({
    name: "removeDepartment",
    summary: "Remove a department; its people move to another one, or to none.",
    access: ofOwnFirm,
    params: field.idParams,
    body: departmentRemoval,
    response: field.done,
  }),
};
