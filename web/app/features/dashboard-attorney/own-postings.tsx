import {
  postingGroupLabels,
  postingGroups,
  type PostingGroup,
} from "@caseload/contract/jobs/posting-options";
import { useSearchParams } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { GroupListings } from "./group-listings.tsx";
import { ReceivedApplications } from "./received-applications.tsx";
import type { useDashboardAddress } from "./use-dashboard-address.ts";

interface OwnPostingsProps {
  address: ReturnType<typeof useDashboardAddress>;
}

const groups = Object.keys(postingGroups) as PostingGroup[];

/** The tab that ?group= names; otherwise the first with something in it. */
function useGroup(counts: Record<PostingGroup, number> | undefined) {
  const [params, setParams] = useSearchParams();
  const named = groups.find((group) => group === params.get("group"));
  const group = named ?? (counts && groups.find((one) => counts[one] > 0)) ?? "open";
  const show = (next: PostingGroup): void =>
    setParams({ group: next }, { replace: true, preventScrollReset: true });
  return { group, show };
}

/** One's own postings by how far they have come, and the firm's applicants for those who review them. */
export function OwnPostings({ address }: OwnPostingsProps) {
  const mayReview = useMember().permissions.includes("application:review");
  const counts = useApi("countManagedJobs", { query: { whose: "mine" } }).data;
  const { group, show } = useGroup(counts);
  const tabs = [
    ...groups.map((value) => ({
      value,
      label: postingGroupLabels[value],
      ...(counts && { count: counts[value] }),
    })),
    ...(mayReview ? [{ value: "applications" as const, label: "Applications" }] : []),
  ];
  const tab = mayReview && address.tab === "applications" ? "applications" : group;
  return (
    <Tabs
      label="Postings"
      tabs={tabs}
      value={tab}
      onValueChange={(next) => (next === "applications" ? address.showTab(next) : show(next))}
    >
      {groups.map((value) => (
        <TabPanel key={value} value={value} className="sheet edge">
          <GroupListings group={value} />
        </TabPanel>
      ))}
      {mayReview && (
        <TabPanel value="applications" className="sheet edge">
          <ReceivedApplications
            {...address.applicants}
            onOpen={address.openApplication}
            onPostJob={address.openPosting}
          />
        </TabPanel>
      )}
    </Tabs>
  );
}
