import type { Reader } from "../../../platform/db/database.ts";
import { securityEvents, type SecurityEventKind } from "../../../platform/db/schema/sign-in-safety.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";

export async function recordSecurityEvent(
  db: Reader,
  kind: SecurityEventKind,
  userId: number | null,
  { address, userAgent }: ClientInfo,
  now: Date,
): Promise<void> {
  await db.insert(securityEvents).values({ kind, userId, at: now, address, userAgent });
}
