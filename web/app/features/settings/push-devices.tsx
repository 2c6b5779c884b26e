import type { PushDevice } from "@caseload/contract/push-devices";
import { errorText } from "~/lib/api-error.ts";
import { inSentence } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { DeviceRow } from "./device-row.tsx";
import { PushOffer } from "./push-offer.tsx";
import { useLocalPush, usePushSwitch } from "./push-here.ts";
import { Answered } from "./settings-section.tsx";

/** The browsers that show notifications, and what this one can do about it. */
export function PushDevices() {
  const devices = useApi("listPushDevices");
  return (
    <>
      <div className="setting push-head">
        <div>
          <h3 className="heading">Your browsers</h3>
          <p className="note">
            They show what comes by push, also while the site is closed, for as long as they are signed in. It
            can be read on a locked screen.
          </p>
        </div>
      </div>
      <Answered query={devices} what="Your browsers">
        {(rows) => <DeviceList devices={rows} />}
      </Answered>
    </>
  );
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const { local, look } = useLocalPush();
  const { isPending, turnOn, forget } = usePushSwitch(look);
  const isOnHere = local?.isSubscribed === true && devices.some(({ current }) => current);
  const shown = isOnHere ? devices : devices.filter(({ current }) => !current);
  return (
    <>
      {local && !isOnHere && <PushOffer ability={local.ability} isPending={isPending} onTurnOn={turnOn} />}
      {shown.length > 0 && (
        <ul className="session-list">
          {shown.map((device) => (
            <PushDeviceRow key={device.id} device={device} onOffHere={forget} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PushDeviceRowProps {
  device: PushDevice;
  onOffHere: () => void;
}

function PushDeviceRow({ device: row, onOffHere }: PushDeviceRowProps) {
  const { id, device, addedAt, lastSentAt, current } = row;
  const format = useFormat();
  const toast = useToast();
  const remove = useSingleCall("removePushDevice", {
    changes: ["listPushDevices"],
    onSuccess: () => {
      if (current) onOffHere();
      toast.success(
        "Notifications are off",
        current
          ? "This browser shows none any more."
          : `${device} shows none any more. Turn them on there again.`,
      );
    },
    onError: (error) =>
      toast.failure("Notifications could not be turned off", errorText(error, "Please try again.")),
  });
  return (
    <DeviceRow
      device={device}
      current={current}
      action={
        <Button
          aria-label={current ? "Turn off in this browser" : `Turn off in ${device}`}
          pending={remove.isPending}
          pendingText="Turning off"
          onClick={() => remove.send({ params: { id } })}
        >
          Turn Off
        </Button>
      }
    >
      <p className="note">
        On since {inSentence(format.ago(addedAt))}
        {lastSentAt !== null && `, last sent ${inSentence(format.ago(lastSentAt))}`}
      </p>
    </DeviceRow>
  );
}
