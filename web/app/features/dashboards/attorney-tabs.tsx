import { Suspense, type ReactNode } from "react";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { LampArt } from "~/ui/lamp-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import type { TabOption } from "~/ui/tabs.tsx";
import { ListingSheet } from "./listing-sheet.tsx";
import { SheetSkeleton } from "./sheet-states.tsx";

const RecentConversations = vitalPart(() => import("./recent-conversations.tsx"));
const FirmSummary = vitalPart(() => import("./firm-summary.tsx"));

export const attorneyTabs = ["listings", "applications", "messages", "firm"] as const;
export type AttorneyTab = (typeof attorneyTabs)[number];

interface AttorneyTabsProps {
  tab: AttorneyTab;
  onTabChange: (tab: AttorneyTab) => void;
  counts: { readonly [Tab in AttorneyTab]?: number | undefined };
  /** The content of the Applications tab. */
  applicants: ReactNode;
  onPostJob: () => void;
}

const labels: Record<AttorneyTab, string> = {
  listings: "My Job Listings",
  applications: "Applications",
  messages: "Messages",
  firm: "Firm Profile",
};

export function AttorneyTabs({ tab, onTabChange, counts, applicants, onPostJob }: AttorneyTabsProps) {
  const mayReview = reviewsApplications(useMember());
  const tabs = attorneyTabs
    .filter((value) => value !== "applications" || mayReview)
    .map((value): TabOption<AttorneyTab> => ({ value, label: labels[value], count: counts[value] }));
  return (
    <Tabs label="Dashboard" tabs={tabs} value={tab} onValueChange={onTabChange}>
      <TabPanel value="listings" className="sheet edge">
        <JobListings onPostJob={onPostJob} />
      </TabPanel>
      {mayReview && (
        <TabPanel value="applications" className="sheet edge">
          <Late>{applicants}</Late>
        </TabPanel>
      )}
      <TabPanel value="messages" className="sheet edge">
        <Late>
          <RecentConversations />
        </Late>
      </TabPanel>
      <TabPanel value="firm" className="sheet edge">
        <Late>
          <FirmSummary />
        </Late>
      </TabPanel>
    </Tabs>
  );
}

/** A tab whose code loads when it is first shown. */
const Late = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SheetSkeleton />}>{children}</Suspense>
);

/** One's own postings in every status, newest first. */
function JobListings({ onPostJob }: { onPostJob: () => void }) {
  const { id } = useMember();
  const list = useApiPages("listAttorneyJobs", { params: { userId: id } });
  return (
    <ListingSheet
      list={list}
      empty={
        <EmptyState
          bare
          art={<LampArt />}
          title="No listings yet"
          text="Describe the work once; paralegals apply with a cover letter."
          action={<Button onClick={onPostJob}>Post Job</Button>}
        />
      }
    />
  );
}
