import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** A filled posting is what somebody was hired on, so that its words stay. */
export const PostingFilled = ({ id }: { id: number }) => (
  <EmptyState
    level={1}
    art={<DrawerArt />}
    title="This position is filled"
    text="Its words and terms stay as they were when you hired. Reopen it to change them, or duplicate it to hire anew."
    action={<ButtonLink to={`/jobs/${id}`}>View Details</ButtonLink>}
  />
);
