import ApplicantsScreen from "~/features/applicants/applicants-screen.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { InterviewContext, type InterviewSlotProps } from "~/ui/interview-slot.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import type { Route } from "./+types/applicants";

const InterviewCard = lazyPart(() => import("~/features/interviews/interview-card.tsx"));
const renderInterview = (props: InterviewSlotProps) => <InterviewCard {...props} />;

export const meta: Route.MetaFunction = () => pageTitle("Applicants");

/** The applications to the firm's postings, or to one's own. */
export default function ApplicantsRoute() {
  if (!reviewsApplications(useMember())) return <FirmOnly title="Applicants" />;
  return (
    <InterviewContext value={renderInterview}>
      <ApplicantsScreen />
    </InterviewContext>
  );
}
