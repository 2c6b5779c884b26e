import { AuditLog } from "~/features/staff-audit/audit-log.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.audit";

export const meta: Route.MetaFunction = () => pageTitle("Audit Log");

export default function StaffAuditScreen() {
  return (
    <>
      <PageHead title="Audit Log" lede="Every staff action. Entries can't be changed." />
      <AuditLog />
    </>
  );
}
