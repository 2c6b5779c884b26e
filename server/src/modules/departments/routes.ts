import { departmentEndpoints } from "@caseload/contract/departments";
import { firmRefusals } from "@caseload/contract/firm-refusals";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { missing } from "../../refusal.ts";
import { inFirm } from "../../firm-actor.ts";
import { presentDepartment } from "./present.ts";
import { listDepartments } from "./queries.ts";
import { removeDepartment } from "./remove-department.ts";
import { saveDepartment } from "./save-department.ts";

export function departmentRoutes(register: Register, { db }: Deps): void {
  const show = async (firmId: number, id: number) => {
    const row = (await listDepartments(db, firmId)).find((one) => one.id === id);
    if (!row) throw missing(firmRefusals.departmentNotFound);
    return presentDepartment(row);
  };

  register(departmentEndpoints.listDepartments, async ({ actor }) =>
    (await listDepartments(db, inFirm(actor).firmId)).map(presentDepartment),
  );

  register(departmentEndpoints.createDepartment, async ({ actor, body }) => {
    const keeper = inFirm(actor);
    return show(keeper.firmId, await saveDepartment(db, keeper, { name: body.name }));
  });

  register(departmentEndpoints.renameDepartment, async ({ actor, params, body }) => {
    const keeper = inFirm(actor);
    return show(keeper.firmId, await saveDepartment(db, keeper, { id: params.id, name: body.name }));
  });

  register(departmentEndpoints.removeDepartment, async ({ actor, params, body }) => {
    await removeDepartment(db, inFirm(actor), params.id, body.moveTo);
    return { success: true as const };
  });
}
