/** What a calendar contains, free of zod. */
import type { CalendarEntry } from "./calendar.ts";

export const calendarKinds = [
  /** A posting that one manages. */
  "posting_closes",
  /** A posting that one has applied to, and that is undecided. */
  "application_closes",
  "contract_start",
  "contract_deadline",
  /** A requested completion takes effect, unless the firm objects before. */
  "auto_completion",
  "contract_completed",
  /** Unpaid, on both sides. */
  "invoice_due",
  /** Recorded time that is not submitted, on the Monday after its week. */
  "timesheet_due",
  /** A scheduled interview, past ones included. */
  "interview",
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarKindLabels: Record<CalendarKind, string> = {
  posting_closes: "Posting closes",
  application_closes: "Applications close",
  contract_start: "Work starts",
  contract_deadline: "Work is due",
  auto_completion: "Auto-completes",
  contract_completed: "Work completed",
  invoice_due: "Invoice due",
  timesheet_due: "Timesheet due",
  interview: "Interview",
};

/** The tab of a contract that an entry is about. */
const contractTabs: Partial<Record<CalendarKind, string>> = {
  invoice_due: "?tab=invoices",
  timesheet_due: "?tab=time",
};

/** Where an entry can be acted on. */
export const calendarAddress = ({
  kind,
  jobId,
  contractId,
  interview,
}: Pick<CalendarEntry, "kind" | "jobId" | "contractId" | "interview">): string =>
  interview?.path ??
  (contractId === null ? `/jobs/${jobId}` : `/contracts/${contractId}${contractTabs[kind] ?? ""}`);

/** Days that one request may span, enough for six weeks. */
export const maxCalendarDays = 62;
/** Entries of one answer. */
export const maxCalendarEntries = 500;
/** Days that the feed looks back and ahead. */
export const feedDays = { back: 31, ahead: 366 } as const;
