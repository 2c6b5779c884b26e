import { Reports } from "~/features/reports/reports.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import type { Route } from "./+types/reports";

export const meta: Route.MetaFunction = () => pageTitle("Reports");

/** The rows behind the firm's figures, for those who may see its reports. */
export default function ReportsScreen() {
  const { firmId, permissions } = useMember();
  if (firmId === null || !permissions.includes("report:view")) return <FirmOnly title="Reports" />;
  return <Reports />;
}
