import type { PushDevice } from "@caseload/contract/notifications/push-devices";
import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { inSentence } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { useToast } from "~/ui/toast-context.ts";
import { DeviceRow } from "./device-row.tsx";
import { PushOffer } from "./push-offer.tsx";
import { pushTitleId, useLocalPush, usePushSwitch } from "./push-here.ts";
import { Answered } from "./settings-section.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./settings.module.css";

/** The browsers that show notifications, and what this one can do about it. */
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
            They show what comes by push, also while the site is closed, for as long as they are signed in. It
            can be read on a locked screen.
          </p>
        </div>
      </div>
      <div className={styles.pushRows}>
        <Answered query={devices} what="Your browsers">
          {(rows) => <DeviceList devices={rows} />}
        </Answered>
      </div>
    </>
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
        <ul className={styles.sessionList}>
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
    changes: ["listPushDevices"],
    onSuccess: () => {
      toast.success("Notifications are off", `${device} shows none any more. Turn them on there again.`);
      keepFocus(pushTitleId);
    },
    onError: (error) =>
      toast.failure("Notifications could not be turned off", errorText(error, "Please try again.")),
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
  /** For who listens: there may be several. */
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
