import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { localTimeZone } from "~/lib/clock.tsx";
import { plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { RadioList } from "~/ui/radio-list.tsx";
import { FieldGroup, Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FormDialog } from "./form-dialog.tsx";
import { describeTimeZone, findTimeZones, timeZoneName, type TimeZoneChoice } from "./time-zones.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./settings-dialogs.module.css";

/** Time zones listed at once; a longer search narrows them. */
const maxShown = 40;

interface TimeZoneDialogProps extends DialogControl {
  timeZone: string;
}

export default function TimeZoneDialog({ timeZone, ...control }: TimeZoneDialogProps) {
  const [chosen, setChosen] = useState(timeZone);
  const [search, setSearch] = useState("");
  const choices = useChoices(timeZone);
  const found = findTimeZones(choices, search);
  const toast = useToast();
  const call = useSingleCall("updateAccountSettings", {
    onSuccess: (settings) => {
      toast.success("Time zone changed", timeZoneName(settings.timeZone, Date.now()));
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title="Choose a time zone"
      description="Times are shown, and deadlines end, in this zone."
      action="Save"
      pendingText="Saving"
      failure="We couldn't change your time zone"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Please try again."),
      }}
      onSubmit={(event) => {
        event.preventDefault();
        call.send({ body: { timeZone: chosen } });
      }}
    >
      <Field label="Search">
        <TextInput
          type="search"
          icon={Search}
          placeholder="City, region or zone"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the form before a time zone is chosen.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </Field>
      <FieldGroup label={<span aria-live="polite">{countOf(found.length, search)}</span>}>
        <div className={styles.timeZones}>
          <RadioList
            layout="sheet"
            value={chosen}
            onChange={setChosen}
            options={found.slice(0, maxShown).map((choice) => ({
              value: choice.zone,
              label: <ZoneLabel choice={choice} />,
            }))}
          />
        </div>
      </FieldGroup>
    </FormDialog>
  );
}

function countOf(count: number, search: string): string {
  if (count === 0) return `No time zone is called "${search.trim()}"`;
  const all = plural(count, "time zone");
  return count > maxShown ? `${all}, the first ${maxShown}` : all;
}

/** The zone in use first, then the browser's own, then all others. */
function useChoices(timeZone: string): readonly TimeZoneChoice[] {
  const { now } = useFormat();
  // Names and offsets do not change while the dialog is open.
  const [asOf] = useState(now);
  return useMemo(() => {
    const zones = new Set([timeZone, localTimeZone(), ...Intl.supportedValuesOf("timeZone")]);
    return [...zones].map((zone) => describeTimeZone(zone, asOf));
  }, [timeZone, asOf]);
}

function ZoneLabel({ choice: { name, offset } }: { choice: TimeZoneChoice }) {
  return (
    <>
      {name}
      <span className="hint">{offset}</span>
    </>
  );
}
