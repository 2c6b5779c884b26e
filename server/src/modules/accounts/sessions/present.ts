import type { Session } from "@caseload/contract/accounts/account-security";
import { deviceName } from "../../../platform/http/device-name.ts";
import type { SessionRow } from "./queries.ts";

export const presentSession = (row: SessionRow, currentToken: string): Session => ({
  id: row.id,
  device: deviceName(row.userAgent),
  address: row.ipAddress || null,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.token === currentToken,
});
