import { SanctionQueue } from "~/features/staff-sanctions/sanction-queue.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/staff.sanctions";

export const meta: Route.MetaFunction = () => pageTitle("Sanctions");

export default function StaffSanctionsScreen() {
  return (
    <>
      <PageHead title="Sanctions" lede="Takedowns, warnings, suspensions and bans, and their appeals." />
      <SanctionQueue />
    </>
  );
}
