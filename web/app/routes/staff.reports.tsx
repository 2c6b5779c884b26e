import { ReportQueue } from "~/features/staff-reports/report-queue.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.reports";

export const meta: Route.MetaFunction = () => pageTitle("Abuse reports");

export default function StaffReportsScreen() {
  return (
    <>
      <PageHead title="Abuse reports" lede="What members found wrong, and what came of it." />
      <ReportQueue />
    </>
  );
}
