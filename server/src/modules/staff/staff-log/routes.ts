import { staffActionEndpoints } from "@caseload/contract/staff/staff-actions";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentStaffAction } from "./present.ts";
import { listStaffActions } from "./queries.ts";

export function staffLogRoutes(register: Register, { db }: Deps): void {
  register(staffActionEndpoints.listStaffActions, async ({ query }) => {
    const { rows, next } = await listStaffActions(db, query);
    return { rows: rows.map(presentStaffAction), next };
  });
}
