import type { PushDevice } from "@caseload/contract/notifications/push-devices";
import { product } from "@caseload/contract/product";
import BellOff from "lucide-react/icons/bell-off";
import BellRing from "lucide-react/icons/bell-ring";
import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { inSentence } from "~/lib/phrases.ts";
import type { PushAbility } from "~/lib/push/this-browser.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { useToast } from "~/ui/toast-context.ts";
import { DeviceRow } from "./device-row.tsx";
import { pushTitleId, useLocalPush, usePushSwitch } from "./push-here.ts";
import { QueryResult } from "./settings-section.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";

/** The browsers that show push notifications, and the offer to turn them on in this one. */
export function PushDevices() {
  const devices = useApi("listPushDevices");
  return (
    <>
      <div className={classNames(styles.setting, styles.pushHead)}>
        <div>
          <h3 className="heading" id={pushTitleId} tabIndex={-1}>
            Your browsers
          </h3>
          <p className={styles.note}>
            They show push notifications while they are signed in, even when the site is closed. Notifications
            can be read on a locked screen.
          </p>
        </div>
      </div>
      <div className={styles.pushRows}>
        <QueryResult query={devices} what="your browsers">
          {(rows) => <DeviceList devices={rows} />}
        </QueryResult>
      </div>
    </>
  );
}

const offers: Record<PushAbility, { title: string; note: string }> = {
  able: { title: "Off in this browser", note: "Your browser will ask for your permission." },
  blocked: {
    title: "Blocked in this browser",
    note: `Your browser does not let ${product.name} show notifications. Click the icon next to the web address, allow notifications, and come back.`,
  },
  installFirst: {
    title: "Add it to your home screen",
    note: `On iPhones and iPads, press Share and then Add to Home Screen, open ${product.name} from there, and turn notifications on.`,
  },
  unsupported: {
    title: "Not in this browser",
    note: "This browser can't show site notifications, or blocks them in private windows and on unencrypted sites.",
  },
};

interface PushOfferProps {
  ability: PushAbility;
  isPending: boolean;
  onTurnOn: () => void;
}

/** How to turn notifications on in a browser where they are off. */
function PushOffer({ ability, isPending, onTurnOn }: PushOfferProps) {
  const { title, note } = offers[ability];
  const Icon = ability === "able" ? BellRing : BellOff;
  return (
    <div className={classNames(styles.setting, styles.pushOffer)}>
      <div className={styles.device}>
        <Icon className={classNames("icon", styles.deviceIcon)} aria-hidden="true" />
        <div>
          <h3 className={styles.value}>{title}</h3>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
      {ability === "able" && (
        <div className={styles.actions}>
          <Button pending={isPending} pendingText="Turning on" onClick={onTurnOn}>
            Turn On for This Browser
          </Button>
        </div>
      )}
    </div>
  );
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const { local, look } = useLocalPush();
  const { isPending, turnOn, turnOff } = usePushSwitch(look);
  const here = local?.isSubscribed ? devices.find(({ current }) => current) : undefined;
  const others = devices.filter(({ current }) => !current);
  return (
    <>
      {local && !here && <PushOffer ability={local.ability} isPending={isPending} onTurnOn={turnOn} />}
      {(here || others.length > 0) && (
        <ul className={styles.deviceList}>
          {here && (
            <PushDeviceRow
              device={here}
              action={<OffButton name="Turn off in this browser" isPending={isPending} onPress={turnOff} />}
            />
          )}
          {others.map((device) => (
            <PushDeviceRow key={device.id} device={device} action={<TurnOffThere device={device} />} />
          ))}
        </ul>
      )}
    </>
  );
}

function PushDeviceRow({ device: row, action }: { device: PushDevice; action: ReactNode }) {
  const { device, addedAt, lastSentAt, current } = row;
  const format = useFormat();
  return (
    <DeviceRow device={device} current={current} action={action}>
      <p className={styles.note}>
        On since {inSentence(format.ago(addedAt))}
        {lastSentAt !== null && `, last sent ${inSentence(format.ago(lastSentAt))}`}
      </p>
    </DeviceRow>
  );
}

function TurnOffThere({ device: { id, device } }: { device: PushDevice }) {
  const toast = useToast();
  const remove = useSingleCall("removePushDevice", {
    onSuccess: () => {
      toast.success(
        "Notifications are off",
        `${device} no longer shows notifications. To get them again, turn them on there.`,
      );
      keepFocus(pushTitleId);
    },
    onError: (error) =>
      toast.failure("We couldn't turn off notifications", errorText(error, "Please try again.")),
  });
  return (
    <OffButton
      name={`Turn off in ${device}`}
      isPending={remove.isPending}
      onPress={() => remove.send({ params: { id } })}
    />
  );
}

interface OffButtonProps {
  /** Accessible name; there may be several buttons. */
  name: string;
  isPending: boolean;
  onPress: () => void;
}

function OffButton({ name, isPending, onPress }: OffButtonProps) {
  return (
    <Button aria-label={name} pending={isPending} pendingText="Turning off" onClick={onPress}>
      Turn Off
    </Button>
  );
}
