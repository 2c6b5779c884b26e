import { Analytics } from "~/features/analytics/analytics.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import type { Route } from "./+types/analytics";

export const meta: Route.MetaFunction = () => pageTitle("Analytics");

/** The firm's figures, for those who may see its reports. */
export default function AnalyticsScreen() {
  const { firmId, permissions } = useMember();
  if (firmId === null || !permissions.includes("report:view")) return <FirmOnly title="Analytics" />;
  return <Analytics />;
}
