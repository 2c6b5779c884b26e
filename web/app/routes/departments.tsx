import { Departments } from "~/features/departments/departments.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import type { Route } from "./+types/departments";

export const meta: Route.MetaFunction = () => pageTitle("Departments");

export default function DepartmentsScreen() {
  const { firmId, permissions } = useMember();
  if (firmId === null || !permissions.includes("user:view")) return <FirmOnly title="Departments" />;
  return <Departments />;
}
