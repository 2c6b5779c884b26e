import { useUser } from "~/lib/session.ts";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** No such page, or none for the viewer. */
export function NothingHere() {
  const isMember = useUser() !== null;
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="404 Page Not Found"
      text="There is nothing at this address. The link may be old, or a letter may be missing."
      action={
        <ButtonLink variant="primary" to={isMember ? "/dashboard" : "/"}>
          {isMember ? "Go to My Dashboard" : "Return to Home"}
        </ButtonLink>
      }
    />
  );
}
