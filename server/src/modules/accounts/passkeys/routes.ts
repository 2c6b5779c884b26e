import { passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import type { Deps } from "../../../platform/deps.ts";
import { getClientInfo } from "../../../platform/http/client.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { newToken } from "../../../platform/secret-token.ts";
import { addPasskey } from "./add-passkey.ts";
import { beginPasskey } from "./begin-passkey.ts";
import { beginPasskeySignIn } from "./begin-sign-in.ts";
import { challengeSeconds } from "./challenges.ts";
import { presentPasskey } from "./present.ts";
import { listPasskeys } from "./queries.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";

/** The sign-in itself is in sign-in/routes.ts, beside the one with a password. */
export function passkeyRoutes(register: Register, deps: Deps): void {
  const { db, cookies, clock } = deps;

  register(passkeyEndpoints.beginPasskeySignIn, async ({ request, reply }) => {
    // Tabs of one browser share the cookie, so that each can use its own challenge.
    const cookie = cookies.read(request, "passkey") ?? newToken();
    reply.header("set-cookie", cookies.write("passkey", cookie, challengeSeconds));
    return beginPasskeySignIn(deps, cookie, getClientInfo(request, cookies), clock());
  });

  register(passkeyEndpoints.listPasskeys, async ({ actor }) =>
    (await listPasskeys(db, actor.id)).map(presentPasskey),
  );

  register(passkeyEndpoints.beginPasskey, async ({ actor, body }) =>
    beginPasskey(deps, actor, body.password, clock()),
  );

  register(passkeyEndpoints.addPasskey, async ({ actor, body, request }) => {
    const client = getClientInfo(request, cookies);
    return presentPasskey(await addPasskey(deps, actor, body.credential, client, clock()));
  });

  register(passkeyEndpoints.renamePasskey, async ({ actor, params, body }) =>
    presentPasskey(await renamePasskey(db, actor.id, { id: params.id, name: body.name })),
  );

  register(passkeyEndpoints.removePasskey, async ({ actor, params, body, request }) => {
    const client = getClientInfo(request, cookies);
    await removePasskey(db, actor, { id: params.id, password: body.password }, client, clock());
    return { success: true as const };
  });
}
