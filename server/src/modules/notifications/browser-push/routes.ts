import { pushDeviceEndpoints } from "@caseload/contract/notifications/push-devices";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { addDevice } from "./add-device.ts";
import { presentDevice } from "./present.ts";
import { listDevices } from "./queries.ts";
import { removeDevice } from "./remove-device.ts";

export function pushDeviceRoutes(register: Register, { db, clock, secret }: Deps): void {
  const { publicKey } = deriveVapidKeys(secret);

  register(pushDeviceEndpoints.getPushKey, async () => ({ publicKey }));

  register(pushDeviceEndpoints.listPushDevices, async ({ actor }) => {
    const rows = await listDevices(db, actor.id, actor.sessionTokenHash);
    return rows.map((row) => presentDevice(row, actor.sessionTokenHash));
  });

  register(pushDeviceEndpoints.addPushDevice, async ({ actor, body }) => {
    await addDevice(db, actor, body, clock());
    const [own] = await listDevices(db, actor.id, actor.sessionTokenHash);
    if (own?.token !== actor.sessionTokenHash) throw notFound(errorMessages.pushDeviceNotFound);
    return presentDevice(own, actor.sessionTokenHash);
  });

  register(pushDeviceEndpoints.removePushDevice, async ({ actor, params }) => {
    await removeDevice(db, actor.id, params.id);
    return { success: true as const };
  });
}
