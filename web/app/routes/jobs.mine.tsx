import Plus from "lucide-react/icons/plus";
import { OwnPostings } from "~/features/dashboards/own-postings.tsx";
import { useDashboardAddress } from "~/features/dashboards/use-dashboard-address.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { InterviewContext, type InterviewSlotProps } from "~/ui/interview-slot.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { useWasTrue } from "~/lib/use-was-true.ts";
import type { Route } from "./+types/jobs.mine";

const InterviewCard = lazyPart(() => import("~/features/interviews/interview-card.tsx"));
const renderInterview = (props: InterviewSlotProps) => <InterviewCard {...props} />;
const PostingDialog = vitalPart(() => import("~/features/posting/posting-dialog.tsx"));
const ApplicationDialog = vitalPart(() => import("~/features/dashboards/application-dialog.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("My Postings");

/** The user's postings, and the firm's applications for people who review them. */
export default function OwnPostingsScreen() {
  const { firmId, permissions } = useMember();
  const address = useDashboardAddress();
  const wasPosting = useWasTrue(address.isPosting);
  const wasReading = useWasTrue(address.applicationId !== null);
  if (firmId === null) return <FirmOnly title="My Postings" />;
  return (
    <InterviewContext value={renderInterview}>
      <PageHead
        title="My Postings"
        lede="Your postings and their applicants."
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post New Job
          </ButtonLink>
        }
      />
      <OwnPostings address={address} />
      {wasPosting && (
        <LateDialog onOpenChange={address.closePosting}>
          <PostingDialog
            open={address.isPosting}
            onOpenChange={(open) => !open && address.closePosting()}
            onPosted={address.showPosted}
          />
        </LateDialog>
      )}
      {permissions.includes("application:review") && wasReading && (
        <LateDialog onOpenChange={address.closeApplication}>
          <ApplicationDialog applicationId={address.applicationId} onClose={address.closeApplication} />
        </LateDialog>
      )}
    </InterviewContext>
  );
}
