import { departmentEndpoints } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { archiveDepartment, restoreDepartment, removeDepartment } from "./archive-department.ts";
import { assignMembers } from "./assign-people.ts";
import { presentDepartment } from "./present.ts";
import { listDepartments } from "./queries.ts";
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

  register(
    departmentEndpoints.createDepartment,
    async ({ actor, body }) => {
      const firmActor = inFirm(actor);
      return show(firmActor.firmId, await saveDepartment(db, firmActor, { name: body.name }));
    },
    { reread: ({ id }, { actor }) => show(inFirm(actor).firmId, id) },
  );

  register(departmentEndpoints.renameDepartment, async ({ actor, params, body }) => {
    const firmActor = inFirm(actor);
    return show(firmActor.firmId, await saveDepartment(db, firmActor, { id: params.id, name: body.name }));
  });

  register(departmentEndpoints.archiveDepartment, async ({ actor, params, body }) => {
    const firmActor = inFirm(actor);
    await archiveDepartment(db, firmActor, params.id, body.moveTo, clock());
    return show(firmActor.firmId, params.id);
  });

  register(departmentEndpoints.restoreDepartment, async ({ actor, params }) => {
    const firmActor = inFirm(actor);
    await restoreDepartment(db, firmActor, params.id);
    return show(firmActor.firmId, params.id);
  });

  register(departmentEndpoints.removeDepartment, async ({ actor, params }) => {
    await removeDepartment(db, inFirm(actor), params.id);
    return { success: true as const };
  });

  register(departmentEndpoints.assignToDepartment, async ({ actor, params, body }) => {
    const firmActor = inFirm(actor);
    await assignMembers(db, firmActor, params.id, body.memberIds, clock());
    return show(firmActor.firmId, params.id);
  });
}
