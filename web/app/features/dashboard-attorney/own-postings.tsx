import type { OwnJob } from "@caseload/contract/jobs";
import { useMember } from "~/lib/session.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { JobListings } from "./job-listings.tsx";
import { ReceivedApplications } from "./received-applications.tsx";
import type { useDashboardAddress } from "./use-dashboard-address.ts";

interface OwnPostingsProps {
  address: ReturnType<typeof useDashboardAddress>;
  onRevise: (job: OwnJob) => void;
}

const tabs = [
  { value: "listings", label: "My Postings" },
  { value: "applications", label: "Applications" },
] as const;

/** The part of the dashboard that everybody of a firm has. */
export function OwnPostings({ address, onRevise }: OwnPostingsProps) {
  const mayReview = useMember().permissions.includes("application:review");
  const listings = <JobListings onPostJob={address.openPosting} onRevise={onRevise} />;
  if (!mayReview) return <div className="sheet edge">{listings}</div>;
  return (
    <Tabs
      label="Postings"
      tabs={tabs}
      value={address.tab === "applications" ? "applications" : "listings"}
      onValueChange={address.showTab}
    >
      <TabPanel value="listings" className="sheet edge">
        {listings}
      </TabPanel>
      <TabPanel value="applications" className="sheet edge">
        <ReceivedApplications
          {...address.applicants}
          onOpen={address.openApplication}
          onPostJob={address.openPosting}
        />
      </TabPanel>
    </Tabs>
  );
}
