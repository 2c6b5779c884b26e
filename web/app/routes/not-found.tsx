import { data } from "react-router";
import { pageTitle } from "~/lib/page-title.ts";
import { useUser } from "~/lib/session.ts";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => pageTitle("404 Page Not Found");

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
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
