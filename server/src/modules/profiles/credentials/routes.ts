import { credentialEndpoints } from "@caseload/contract/profiles/credentials";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { decideCredential } from "./decide-credential.ts";
import { openEvidence, openOwnEvidence } from "./open-evidence.ts";
import { isOwn } from "./policy.ts";
import { presentCredential, presentCredentialFile } from "./present.ts";
import { findCredential, listCredentials, listOwnCredentials } from "./queries.ts";
import { submitCredential } from "./submit-credential.ts";
import { withdrawCredential } from "./move-credential.ts";

export function credentialRoutes(register: Register, { db, clock, secret, files }: Deps): void {
  async function requireCredential(id: number) {
    const row = await findCredential(db, id);
    if (!row) throw notFound(errorMessages.credentialNotFound);
    return row;
  }
  async function requireOwn(actor: Actor, id: number): Promise<void> {
    const row = await requireCredential(id);
    if (!isOwn(actor, row.credential)) throw notFound(errorMessages.credentialNotFound);
  }

  register(credentialEndpoints.listOwnCredentials, async ({ actor, query }) => {
    const { rows, next } = await listOwnCredentials(db, actor.id, query);
    return { rows: rows.map(presentCredential), next };
  });

  register(
    credentialEndpoints.submitCredential,
    async ({ actor, body, file }) => {
      const id = await submitCredential({ db, files }, actor, { form: body, file }, clock());
      return presentCredential(await requireCredential(id));
    },
    { reread: async ({ id }) => presentCredential(await requireCredential(id)) },
  );

  register(credentialEndpoints.withdrawCredential, async ({ actor, params }) => {
    await requireOwn(actor, params.id);
    await withdrawCredential(db, params.id);
    return presentCredential(await requireCredential(params.id));
  });

  register(credentialEndpoints.openOwnEvidence, async ({ actor, params }) =>
    openOwnEvidence(db, secret, actor, params.id, clock()),
  );

  register(credentialEndpoints.listCredentialsToCheck, async ({ query }) => {
    const { rows, next } = await listCredentials(db, query);
    return { rows: rows.map(presentCredentialFile), next };
  });

  register(credentialEndpoints.getCredentialToCheck, async ({ params }) =>
    presentCredentialFile(await requireCredential(params.id)),
  );

  register(credentialEndpoints.openEvidence, async ({ actor, params }) =>
    openEvidence(db, secret, actor, params.id, clock()),
  );

  register(credentialEndpoints.decideCredential, async ({ actor, params, body }) => {
    await decideCredential(db, actor, params.id, body, clock());
    return presentCredentialFile(await requireCredential(params.id));
  });
}
