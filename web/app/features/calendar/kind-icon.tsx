import type { CalendarKind } from "@caseload/contract/reporting/calendar-entries";
import Briefcase from "lucide-react/icons/briefcase";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Flag from "lucide-react/icons/flag";
import Handshake from "lucide-react/icons/handshake";
import Hourglass from "lucide-react/icons/hourglass";
import Inbox from "lucide-react/icons/inbox";
import Play from "lucide-react/icons/play";
import Receipt from "lucide-react/icons/receipt";
import type { LucideIcon } from "lucide-react";
import { classNames } from "~/ui/class-names.ts";

const icons: Record<CalendarKind, LucideIcon> = {
  posting_closes: Briefcase,
  application_closes: Inbox,
  contract_start: Play,
  contract_deadline: Flag,
  auto_completion: Hourglass,
  contract_completed: CircleCheck,
  invoice_due: Receipt,
  timesheet_due: Clock,
  interview: Handshake,
};

/** The icon of a kind of entry; the label beside it names the kind. */
export function KindIcon({ kind, className }: { kind: CalendarKind; className?: string | undefined }) {
  const Icon = icons[kind];
  return <Icon className={classNames("icon icon-small", className)} aria-hidden="true" />;
}
