import Plus from "lucide-react/icons/plus";
import { ApplicationDialog } from "~/features/dashboard-attorney/application-dialog.tsx";
import { OwnPostings } from "~/features/dashboard-attorney/own-postings.tsx";
import { useDashboardAddress } from "~/features/dashboard-attorney/use-dashboard-address.ts";
import { PostingDialog } from "~/features/posting/posting-dialog.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FirmOnly } from "~/features/shell/firm-only.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs.mine";

export const meta: Route.MetaFunction = () => pageTitle("My Postings");

/** One's own postings, and the firm's applicants for those who review them. */
export default function OwnPostingsScreen() {
  const { firmId, permissions } = useMember();
  const address = useDashboardAddress();
  if (firmId === null) return <FirmOnly title="My Postings" />;
  return (
    <>
      <PageHead
        title="My Postings"
        lede={
          permissions.includes("job:create")
            ? "Each one with the people who applied."
            : "Each one goes live once somebody who may approve has read it."
        }
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post New Job
          </ButtonLink>
        }
      />
      <OwnPostings address={address} />
      <PostingDialog
        open={address.isPosting}
        onOpenChange={(open) => !open && address.closePosting()}
        onPosted={address.showPosted}
      />
      {permissions.includes("application:review") && (
        <ApplicationDialog applicationId={address.applicationId} onClose={address.closeApplication} />
      )}
    </>
  );
}
