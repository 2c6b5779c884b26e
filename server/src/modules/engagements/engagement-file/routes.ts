import type { Readable } from "node:stream";
import { engagementFileEndpoints } from "@caseload/contract/engagements/engagement-file";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { findAgreement } from "../agreements/find-agreement.ts";
import { createSealer, renderDraft } from "../agreements/seal-agreement.ts";
import { renderInvoice } from "../invoices/download-invoice.ts";
import { collectEntries } from "./collect-entries.ts";
import { writeArchive } from "./write-archive.ts";

export function engagementFileRoutes(register: Register, deps: Deps): void {
  const { db, clock, files } = deps;
  const seal = createSealer(deps);

  async function openAgreement(actor: Actor, contractId: number, version: number): Promise<Readable> {
    const { agreement, signedByBoth } = await findAgreement(db, actor, { contractId, version }, clock());
    if (!signedByBoth) return renderDraft(deps, agreement);
    const content = await files.open((await seal(agreement)).fileName);
    if (!content)
      throw new Error(`The sealed file of contract ${contractId}, version ${version}, is missing.`);
    return content;
  }

  register(engagementFileEndpoints.downloadEngagement, async ({ actor, params, reply }) => {
    const { id } = params;
    const now = clock();
    const { side, entries } = await collectEntries(db, actor, id, {
      now,
      files,
      openAgreement: (version) => openAgreement(actor, id, version),
      openInvoice: (invoice) => renderInvoice(deps, invoice, now),
    });
    return sendDownload(reply, `Engagement ${id}.zip`, writeArchive(entries, { contractId: id, side, now }));
  });
}
