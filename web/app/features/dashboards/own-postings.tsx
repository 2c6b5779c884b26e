import {
  postingGroupLabels,
  postingGroups,
  type PostingGroup,
} from "@caseload/contract/jobs/posting-options";
import { useSearchParams } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useApi } from "~/lib/use-api.ts";
import { LampArt } from "~/ui/lamp-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { ListingSheet } from "./listing-sheet.tsx";

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

const nothing: Record<PostingGroup, { title: string; text: string }> = {
  open: {
    title: "No open jobs",
    text: "Post a job to receive applications.",
  },
  paused: {
    title: "No paused jobs",
    text: "Postings pause when applicants have waited 2 weeks for a response.",
  },
  draft: { title: "No drafts", text: "Save a draft and finish later." },
  waiting: { title: "No postings to approve", text: "Postings appear here until a partner approves them." },
  closed: {
    title: "No closed jobs",
    text: "Postings that you or their deadline closed appear here.",
  },
  filled: { title: "No filled jobs", text: "A posting is filled once all of its positions are." },
  all: { title: "No jobs yet", text: "Post a job to receive applications." },
};

/** One's own postings under one of the tabs of My Postings. */
function GroupListings({ group }: { group: PostingGroup }) {
  const list = useApiPages("listManagedJobs", { query: { whose: "mine", group, order: "newest" } });
  const { title, text } = nothing[group];
  return (
    <ListingSheet
      list={list}
      empty={
        <EmptyState
          bare
          art={<LampArt />}
          title={title}
          text={text}
          action={<ButtonLink to="/jobs/post">Post Job</ButtonLink>}
        />
      }
    />
  );
}

/** One's own postings by how far they have come. */
export function OwnPostings() {
  const counts = useApi("countManagedJobs", { query: { whose: "mine" } }).data;
  const { group, show } = useGroup(counts);
  return (
    <Tabs
      label="Postings"
      tabs={groups.map((value) => ({
        value,
        label: postingGroupLabels[value],
        ...(counts && { count: counts[value] }),
      }))}
      value={group}
      onValueChange={show}
    >
      {groups.map((value) => (
        <TabPanel key={value} value={value} className="sheet edge">
          <GroupListings group={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
