import { AttorneyOverview } from "~/features/dashboards/attorney-overview.tsx";
import { AttorneyRail } from "~/features/dashboards/attorney-rail.tsx";
import { AttorneyTabs } from "~/features/dashboards/attorney-tabs.tsx";
import { useDashboardAddress } from "~/features/dashboards/use-dashboard-address.ts";
import { useTabCounts } from "~/features/dashboards/use-tab-counts.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { Columns } from "~/ui/columns.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { InterviewContext, type InterviewSlotProps } from "~/ui/interview-slot.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { useWasTrue } from "~/lib/use-was-true.ts";
import type { Route } from "./+types/dashboard.attorney";

const Applicants = vitalPart(() => import("~/features/applicants/applicants-screen.tsx"));
const InterviewCard = lazyPart(() => import("~/features/interviews/interview-card.tsx"));
const renderInterview = (props: InterviewSlotProps) => <InterviewCard {...props} />;
const PostingDialog = vitalPart(() => import("~/features/posting/posting-dialog.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

export default function AttorneyDashboardScreen() {
  const address = useDashboardAddress();
  const wasPosting = useWasTrue(address.isPosting);
  const mayReview = reviewsApplications(useMember());
  const tab = address.tab === "applications" && !mayReview ? "listings" : address.tab;
  return (
    <>
      <AttorneyOverview onPostJob={address.openPosting} />
      {/* The list and the chosen application take the width of both columns. */}
      <Columns rail={tab !== "applications" && <AttorneyRail />}>
        <AttorneyTabs
          tab={tab}
          onTabChange={address.showTab}
          counts={useTabCounts()}
          applicants={
            <InterviewContext value={renderInterview}>
              <Applicants inTab />
            </InterviewContext>
          }
          onPostJob={address.openPosting}
        />
      </Columns>
      {wasPosting && (
        <LateDialog onOpenChange={address.closePosting}>
          <PostingDialog
            open={address.isPosting}
            onOpenChange={(open) => !open && address.closePosting()}
            onPosted={address.showPosted}
          />
        </LateDialog>
      )}
    </>
  );
}
