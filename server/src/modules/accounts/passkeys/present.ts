import type { Passkey } from "@caseload/contract/accounts/passkeys";
import type { PasskeyRow } from "./queries.ts";

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
