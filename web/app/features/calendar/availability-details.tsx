import type { HourSpan, OwnAvailability } from "@caseload/contract/hiring/availability";
import { errorText } from "~/lib/api-error.ts";
import { useClock } from "~/lib/clock.tsx";
import { zoneName } from "~/lib/dates.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { formatWallTime, weekdayNames } from "./availability-words.ts";
import * as styles from "./calendar.module.css";

const AvailabilityDialog = vitalPart(() => import("./availability-dialog.tsx"));
const BusyCalendarDialog = vitalPart(() => import("./busy-calendar-dialog.tsx"));

/** One's hours and the calendar whose busy times are read, with what changes them. */
export default function AvailabilityDetails() {
  const { data, error, refetch } = useApi("getAvailability");
  const dialogs = useDialogs<"hours" | "calendar">();
  return (
    <>
      {error && (
        <InlineAlert
          title="We couldn't load your availability"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <Hours hours={data.hours} />
          <Button className={styles.railButton} onClick={() => dialogs.open("hours")}>
            {data.hours ? "Edit Availability" : "Set Availability"}
          </Button>
          <BusyCalendar calendar={data.calendar} onConnect={() => dialogs.open("calendar")} />
        </>
      )}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "hours" && data && (
          <AvailabilityDialog key={dialogs.turn} hours={data.hours} {...dialogs.control} />
        )}
        {dialogs.name === "calendar" && <BusyCalendarDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </>
  );
}

function Hours({ hours }: { hours: OwnAvailability["hours"] }) {
  const format = useFormat();
  const clock = useClock();
  const spanText = ({ from, to }: HourSpan): string =>
    `${formatWallTime(from, clock)} – ${formatWallTime(to, clock)}`;
  if (!hours) return <p className="ui-text muted">You haven't set your hours yet.</p>;
  return (
    <>
      <ul className={styles.weeklyHours}>
        {hours.weekly.map(({ weekday, from, to }) => (
          <li key={`${weekday}${from}`}>
            <span>{weekdayNames[weekday]}</span>
            <span>{spanText({ from, to })}</span>
          </li>
        ))}
        {hours.exceptions.map(({ day, hours: spans }) => (
          <li key={day}>
            <span>{format.weekday(day)}</span>
            <span>{spans.length === 0 ? "Not available" : spans.map(spanText).join(", ")}</span>
          </li>
        ))}
      </ul>
      <p className="small faint">Hours are in {zoneName({ ...clock, timeZone: hours.timeZone })}.</p>
    </>
  );
}

function BusyCalendar({
  calendar,
  onConnect,
}: {
  calendar: OwnAvailability["calendar"];
  onConnect: () => void;
}) {
  const format = useFormat();
  const toast = useToast();
  const removal = useSingleCall("removeBusyCalendar", {
    onSuccess: () => toast.success("Calendar disconnected", "We deleted its address and busy times."),
    onError: (error) => toast.failure("We couldn't disconnect the calendar", errorText(error, "Try again.")),
  });
  if (!calendar)
    return (
      <Button className={styles.railButton} size="sm" onClick={onConnect}>
        Connect Calendar
      </Button>
    );
  const { host, readAt, problem } = calendar;
  return (
    <>
      {problem === null ? (
        <p className="small faint">
          {readAt === null
            ? `We read busy times from ${host} within a minute.`
            : `Busy times from ${host}, read ${format.dateTime(readAt)}.`}
        </p>
      ) : (
        <InlineAlert title={`We couldn't read ${host}`} text={problem} narrow />
      )}
      <div className={styles.actions}>
        <Button className={styles.railButton} size="sm" onClick={onConnect}>
          Change Address
        </Button>
        <Button
          className={styles.railButton}
          size="sm"
          variant="danger-quiet"
          pending={removal.isPending}
          pendingText="Disconnecting"
          onClick={() => removal.send({})}
        >
          Disconnect
        </Button>
      </div>
    </>
  );
}
