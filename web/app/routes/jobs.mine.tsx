import Plus from "lucide-react/icons/plus";
import { Navigate, useSearchParams } from "react-router";
import { OwnPostings } from "~/features/dashboards/own-postings.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs.mine";

export const meta: Route.MetaFunction = () => pageTitle("My Postings");

/** The user's postings. */
export default function OwnPostingsScreen() {
  const { firmId } = useMember();
  const [params] = useSearchParams();
  if (firmId === null) return <FirmOnly title="My Postings" />;
  // Where notifications led before applicants had a page of their own.
  if (params.get("tab") === "applications") {
    params.delete("tab");
    return <Navigate to={`/applicants?${params.toString()}`} replace />;
  }
  return (
    <>
      <PageHead
        title="My Postings"
        lede="Your postings and their applicants."
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      <OwnPostings />
    </>
  );
}
