import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { archiveDepartment } from "./archive-department.ts";
import { assignPeople } from "./assign-people.ts";
import { presentDepartment } from "./present.ts";
import { listDepartments } from "./queries.ts";
import { removeDepartment } from "./remove-department.ts";
import { restoreDepartment } from "./restore-department.ts";
import { saveDepartment } from "./save-department.ts";

export function departmentRoutes(register: Register, { db, clock }: Deps): void {
  const show = async (firmId: number, id: number) => {
    const row = (await listDepartments(db, firmId)).find((one) => one.id === id);
    if (!row) throw notFound(firmErrorMessages.departmentNotFound);
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

  register(departmentEndpoints.archiveDepartment, async ({ actor, params, body }) => {
    const keeper = inFirm(actor);
    await archiveDepartment(db, keeper, params.id, body.moveTo, clock());
    return show(keeper.firmId, params.id);
  });

  register(departmentEndpoints.restoreDepartment, async ({ actor, params }) => {
    const keeper = inFirm(actor);
    await restoreDepartment(db, keeper, params.id);
    return show(keeper.firmId, params.id);
  });

  register(departmentEndpoints.removeDepartment, async ({ actor, params }) => {
    await removeDepartment(db, inFirm(actor), params.id);
    return { success: true as const };
  });

  register(departmentEndpoints.assignToDepartment, async ({ actor, params, body }) => {
    const keeper = inFirm(actor);
    await assignPeople(db, keeper, params.id, body.memberIds, clock());
    return show(keeper.firmId, params.id);
  });
}
