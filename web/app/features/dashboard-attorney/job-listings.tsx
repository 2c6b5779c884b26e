import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { LampArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ListingSheet } from "./listing-sheet.tsx";

/** One's own postings in every status, newest first. */
export function JobListings({ onPostJob }: { onPostJob: () => void }) {
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
          text="Describe the work once; paralegals who have done it before apply with a cover letter."
          action={<Button onClick={onPostJob}>Post New Job</Button>}
        />
      }
    />
  );
}
