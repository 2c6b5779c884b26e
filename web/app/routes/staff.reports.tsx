import { ReportQueue } from "~/features/staff-reports/report-queue.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.reports";

export const meta: Route.MetaFunction = () => pageTitle("Abuse Reports");

export default function StaffReportsScreen() {
  return (
    <>
      <PageHead title="Abuse Reports" lede="What members reported, and the outcome." />
      <ReportQueue />
    </>
  );
}
