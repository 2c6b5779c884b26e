import type { CalendarKind } from "@caseload/contract/reporting/calendar-entries";
import Briefcase from "lucide-react/icons/briefcase";
import CircleCheck from "lucide-react/icons/circle-check";
import Flag from "lucide-react/icons/flag";
import Hourglass from "lucide-react/icons/hourglass";
import Inbox from "lucide-react/icons/inbox";
import type { LucideIcon } from "lucide-react";
import Play from "lucide-react/icons/play";

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
