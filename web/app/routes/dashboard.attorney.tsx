import { ApplicationDialog } from "~/features/dashboards/application-dialog.tsx";
import { AttorneyOverview } from "~/features/dashboards/attorney-overview.tsx";
import { AttorneyRail } from "~/features/dashboards/attorney-rail.tsx";
import { AttorneyTabs } from "~/features/dashboards/attorney-tabs.tsx";
import { useDashboardAddress } from "~/features/dashboards/use-dashboard-address.ts";
import { useTabCounts } from "~/features/dashboards/use-tab-counts.ts";
import { PostingDialog } from "~/features/posting/posting-dialog.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { Columns } from "~/ui/columns.tsx";
import type { Route } from "./+types/dashboard.attorney";

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

export default function AttorneyDashboardScreen() {
  const address = useDashboardAddress();
  const mayReview = useMember().permissions.includes("application:review");
  return (
    <>
      <AttorneyOverview onPostJob={address.openPosting} />
      <Columns rail={<AttorneyRail />}>
        <AttorneyTabs
          tab={address.tab === "applications" && !mayReview ? "listings" : address.tab}
          onTabChange={address.showTab}
          counts={useTabCounts()}
          applicants={address.applicants}
          onOpenApplication={address.openApplication}
          onPostJob={address.openPosting}
        />
      </Columns>
      <PostingDialog
        open={address.isPosting}
        onOpenChange={(open) => !open && address.closePosting()}
        onPosted={address.showPosted}
      />
      {mayReview && (
        <ApplicationDialog applicationId={address.applicationId} onClose={address.closeApplication} />
      )}
    </>
  );
}
