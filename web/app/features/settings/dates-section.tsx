import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { dateLanguageOptions } from "@caseload/contract/date-format";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { localTimeZone } from "~/lib/clock.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { QueryResult, SettingRow, SettingsSection } from "./settings-section.tsx";
import { timeZoneName } from "./time-zones.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";

const TimeZoneDialog = vitalPart(() => import("./time-zone-dialog.tsx"));

export function DatesSection() {
  const settings = useApi("getAccountSettings");
  return (
    <SettingsSection id="dates">
      <QueryResult query={settings} what="your dates" rows={2}>
        {(data) => <DateRows settings={data} />}
      </QueryResult>
    </SettingsSection>
  );
}

function useSettingsChange() {
  const toast = useToast();
  return useSingleCall("updateAccountSettings", {
    onError: (error) => toast.failure("We couldn't save your choice", errorText(error, "Please try again.")),
  });
}

function DateRows({ settings }: { settings: AccountSettings }) {
  const change = useSettingsChange();
  const format = useFormat();
  const dialogs = useDialogs<"zone">();
  const { dateLanguage } = settings;
  // Shows the choice at once: the call becomes pending a moment after the click, and the radio would revert until then.
  const [chosen, choose] = useState<{ value: typeof dateLanguage; over: typeof dateLanguage } | null>(null);
  if (chosen !== null && (chosen.over !== dateLanguage || change.error !== null)) choose(null);
  const now = new Date(format.now).toISOString();
  return (
    <>
      <div className={styles.setting}>
        <fieldset>
          <legend className={classNames("label", styles.label)}>Date format</legend>
          <RadioList
            options={dateLanguageOptions}
            value={chosen?.value ?? dateLanguage}
            onChange={(next) => {
              if (change.isPending) return;
              choose({ value: next, over: dateLanguage });
              change.send({ body: { dateLanguage: next } });
            }}
          />
        </fieldset>
      </div>
      <SettingRow
        label="Time zone"
        action={
          <Button aria-label="Change time zone" onClick={() => dialogs.open("zone")}>
            Change
          </Button>
        }
      >
        <p className={styles.value}>{timeZoneName(settings.timeZone, format.now)}</p>
        <BrowserTimeZone
          timeZone={settings.timeZone}
          isPending={change.isPending}
          onUse={(timeZone) => change.send({ body: { timeZone } })}
        />
      </SettingRow>
      <SettingRow label="Preview">
        <p className={styles.value}>It is now {format.fullTime(now)}.</p>
      </SettingRow>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name !== null && (
          <TimeZoneDialog key={dialogs.turn} {...dialogs.control} timeZone={settings.timeZone} />
        )}
      </LateDialog>
    </>
  );
}

interface BrowserTimeZoneProps {
  timeZone: string;
  isPending: boolean;
  onUse: (timeZone: string) => void;
}

/** Offers the time zone of this browser, if it differs. */
function BrowserTimeZone({ timeZone, isPending, onUse }: BrowserTimeZoneProps) {
  const isReady = useHydrated();
  const { now } = useFormat();
  const here = isReady ? localTimeZone() : timeZone;
  if (here === timeZone) return null;
  return (
    <p className={styles.note}>
      This browser uses {timeZoneName(here, now)}.{" "}
      <button type="button" className="link" disabled={isPending} onClick={() => onUse(here)}>
        Use This Time Zone
      </button>
    </p>
  );
}
