import { AvailabilitySection } from "~/features/calendar/availability-section.tsx";
import { CalendarPanel } from "~/features/calendar/calendar-panel.tsx";
import { DeadlineSection } from "~/features/calendar/deadline-section.tsx";
import { FeedSection } from "~/features/calendar/feed-section.tsx";
import { ProposalSection, type RenderProposalDialog } from "~/features/calendar/proposal-section.tsx";
import { useProposal } from "~/features/calendar/use-proposal.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/calendar";

const ProposeDialog = vitalPart(() => import("~/features/interviews/propose-dialog.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Calendar");

const renderProposal: RenderProposalDialog = ({ applicant: { applicationId, name }, ...props }) => (
  <ProposeDialog
    {...props}
    applicationId={applicationId}
    counterpart={{ name, timeZone: null }}
    interview={null}
  />
);

export default function CalendarScreen() {
  const { zoneName } = useFormat();
  const { userType, permissions } = useMember();
  const proposal = useProposal();
  return (
    <>
      <PageHead
        title="Calendar"
        lede={`Deadlines, interviews, and the dates of your contracts and invoices. Times are in ${zoneName()}.`}
      />
      <CalendarPanel
        proposal={proposal}
        aside={
          <>
            {permissions.includes("application:review") && (
              <ProposalSection proposal={proposal} renderDialog={renderProposal} />
            )}
            <DeadlineSection />
            {userType === "paralegal" && <AvailabilitySection />}
            <FeedSection />
          </>
        }
      />
    </>
  );
}
