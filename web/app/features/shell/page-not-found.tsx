import { useUser } from "~/lib/session.ts";
import { NotFound } from "~/ui/not-found.tsx";

/** The page of an address that does not exist, or that the viewer may not open. */
export function PageNotFound() {
  const isMember = useUser() !== null;
  return (
    <NotFound
      title="404 Page Not Found"
      text="There is nothing at this address. The link may be old, or the address may be mistyped."
      action={isMember ? "Go to My Dashboard" : "Return to Home"}
      to={isMember ? "/dashboard" : "/"}
    />
  );
}
