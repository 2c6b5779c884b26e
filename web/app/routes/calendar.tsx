import { CalendarPanel } from "~/features/calendar/calendar-panel.tsx";
import { DeadlineSection } from "~/features/calendar/deadline-section.tsx";
import { FeedSection } from "~/features/calendar/feed-section.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useFormat } from "~/lib/use-format.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/calendar";

export const meta: Route.MetaFunction = () => pageTitle("Calendar");

export default function CalendarScreen() {
  const { zoneName } = useFormat();
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
            <FeedSection />
          </>
        }
      />
    </>
  );
}
