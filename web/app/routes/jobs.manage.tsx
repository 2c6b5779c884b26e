import Plus from "lucide-react/icons/plus";
import { ManageJobs } from "~/features/manage-jobs/manage-jobs.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs.manage";

export const meta: Route.MetaFunction = () => pageTitle("All Jobs");

/** Every posting of the firm, for those who manage them. */
export default function ManageJobsScreen() {
  const { firmId, permissions } = useMember();
  if (firmId === null || !permissions.includes("job:edit")) return <FirmOnly title="All Jobs" />;
  return (
    <>
      <PageHead
        title="All Jobs"
        lede="All of your firm's postings."
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      <ManageJobs />
    </>
  );
}
