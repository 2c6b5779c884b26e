import type { CalendarKind } from "@caseload/contract/reporting/calendar-entries";
import { Briefcase, CircleCheck, Flag, Hourglass, Inbox, type LucideIcon, Play } from "lucide-react";

const icons: Record<CalendarKind, LucideIcon> = {
  posting_closes: Briefcase,
  application_closes: Inbox,
  contract_start: Play,
  contract_deadline: Flag,
  completion_stands: Hourglass,
  contract_completed: CircleCheck,
};

/** Tells kinds apart at a glance; the words stand beside it. */
export function KindIcon({ kind }: { kind: CalendarKind }) {
  const Icon = icons[kind];
  return <Icon className="icon icon-small" aria-hidden="true" />;
}
