import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { nextDelivery } from "../../search/saved-searches/delivery-time.ts";
import type { Recipient, ScheduleRow } from "./queries.ts";

/** Determines the next delivery. */
interface OwnerClock {
  readonly now: Date;
  /** The owner's time zone. */
  readonly timeZone: string;
}

export function presentSchedule(
  row: ScheduleRow,
  departmentName: string | null,
  recipients: readonly Recipient[],
  { now, timeZone }: OwnerClock,
): ReportSchedule {
  const { id, report, frequency, format, pausedAt, lastSentAt } = row;
  return {
    id,
    report,
    departmentName,
    frequency,
    format,
    recipients: recipients
      .filter(({ scheduleId }) => scheduleId === id)
      .map((person) => ({ id: person.id, name: person.name, isStopped: person.stoppedAt !== null })),
    isPaused: pausedAt !== null,
    nextAt: pausedAt === null ? nextDelivery(frequency, now, timeZone).toISOString() : null,
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}
