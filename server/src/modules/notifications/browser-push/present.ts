import type { PushDevice } from "@caseload/contract/notifications/push-devices";
import { deviceName } from "../../../platform/device-name.ts";
import type { DeviceRow } from "./queries.ts";

/** Omits the endpoint and keys, which allow sending to the browser. */
export const presentDevice = (row: DeviceRow, currentToken: string): PushDevice => ({
  id: row.id,
  device: deviceName(row.userAgent),
  addedAt: row.addedAt.toISOString(),
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  current: row.token === currentToken,
});
