import { AvailabilitySection } from "~/features/calendar/availability-section.tsx";
import { CalendarPanel } from "~/features/calendar/calendar-panel.tsx";
import { DeadlineSection } from "~/features/calendar/deadline-section.tsx";
import { FeedSection } from "~/features/calendar/feed-section.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/calendar";

export const meta: Route.MetaFunction = () => pageTitle("Calendar");

export default function CalendarScreen() {
  const { zoneName } = useFormat();
  const { userType } = useMember();
  return (
    <>
      <PageHead
        title="Calendar"
        lede={`Deadlines, interviews, and the dates of your contracts and invoices. Times are in ${zoneName()}.`}
      />
      <CalendarPanel
        aside={
          <>
            <DeadlineSection />
            {userType === "paralegal" && <AvailabilitySection />}
            <FeedSection />
          </>
        }
      />
    </>
  );
}
