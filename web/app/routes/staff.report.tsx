import { ReportFilePage } from "~/features/staff-reports/report-file.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/staff.report";

export const meta: Route.MetaFunction = () => pageTitle("Abuse Report");

export default function StaffReportScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <ReportFilePage key={id} id={id} />;
}
