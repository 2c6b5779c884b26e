import { ApplicationFigures } from "~/features/applications/application-figures.tsx";
import * as styles from "~/features/applications/applications.module.css";
import { OwnApplications } from "~/features/applications/own-applications.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InterviewContext, type InterviewSlotProps } from "~/ui/interview-slot.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/applications";

const InterviewCard = lazyPart(() => import("~/features/interviews/interview-card.tsx"));
const renderInterview = (props: InterviewSlotProps) => <InterviewCard {...props} />;

export const meta: Route.MetaFunction = () => pageTitle("My Applications");

export default function ApplicationsScreen() {
  return (
    <>
      <PageHead
        title="My Applications"
        lede="Where each application stands, and what you can do next."
        actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
      />
      <div className={styles.ownApplicationsPage}>
        <ApplicationFigures />
        <InterviewContext value={renderInterview}>
          <OwnApplications />
        </InterviewContext>
      </div>
    </>
  );
}
