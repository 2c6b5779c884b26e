import type { PostingGroup } from "@caseload/contract/jobs/posting-options";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { LampArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ListingSheet } from "./listing-sheet.tsx";

const nothing: Record<PostingGroup, { title: string; text: string }> = {
  open: {
    title: "Nothing is open",
    text: "Describe the work once; paralegals who have done it before apply with a cover letter.",
  },
  paused: {
    title: "Nothing is paused",
    text: "A posting is paused when its applicants have waited two weeks for an answer.",
  },
  draft: { title: "No drafts", text: "Save a posting as a draft to go on with it later." },
  waiting: { title: "Nothing waits for approval", text: "Postings wait here until a partner has read them." },
  closed: {
    title: "Nothing is closed",
    text: "Closed and filled postings stand here, ready to be reopened.",
  },
};

/** One's own postings under one of the tabs of My Postings. */
export function GroupListings({ group }: { group: PostingGroup }) {
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
          action={<ButtonLink to="/jobs/post">Post New Job</ButtonLink>}
        />
      }
    />
  );
}
