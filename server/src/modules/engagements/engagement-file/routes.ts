import { Readable } from "node:stream";
import { engagementFileEndpoints } from "@caseload/contract/engagements/engagement-file";
import type { Actor } from "../../../platform/actor.ts";
import { readConsistently } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findAgreement } from "../agreements/find-agreement.ts";
import { createSealer, renderDraft } from "../agreements/seal-agreement.ts";
import { requireParty } from "../contracts/queries.ts";
import { engagementParts } from "./engagement-parts.ts";
import { writeArchive } from "./write-archive.ts";

export function engagementFileRoutes(register: Register, deps: Deps): void {
  const { db, clock, files } = deps;
  const seal = createSealer(deps);

  async function openAgreement(actor: Actor, contractId: number, version: number): Promise<Readable> {
    const { agreement, signedByBoth } = await findAgreement(db, actor, { contractId, version }, clock());
    if (!signedByBoth) return Readable.from([await renderDraft(deps, agreement)]);
    const content = await files.open((await seal(agreement)).fileName);
    if (!content)
      throw new Error(`The sealed file of contract ${contractId}, version ${version}, is missing.`);
    return content;
  }

  register(engagementFileEndpoints.downloadEngagement, async ({ actor, params, reply }) => {
    const { id } = params;
    const now = clock();
    const { side, entries } = await readConsistently(db, async (tx) => {
      const engagement = await requireParty(tx, actor, id);
      const source = {
        tx,
        viewer: actor,
        engagement,
        now,
        files,
        openAgreement: (version: number) => openAgreement(actor, id, version),
      };
      const lists = [];
      for (const part of engagementParts) lists.push(await part(source));
      return { side: engagement.side, entries: lists.flat() };
    });
    reply.header("content-disposition", `attachment; filename="Engagement ${id}.zip"`);
    reply.header("cache-control", "private, no-store");
    return writeArchive(entries, { contractId: id, side, now });
  });
}
