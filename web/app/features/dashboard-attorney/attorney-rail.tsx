import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { ThisWeek } from "./this-week.tsx";

export function AttorneyRail() {
  return (
    <>
      <ThisWeek />
      <QuickActions />
      <RecentActivity />
    </>
  );
}
