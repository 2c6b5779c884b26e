/** The files that the demo's people shared under their contracts. */
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { deliverables, deliverableSubmissions, submissionFiles } from "../platform/db/schema/work.ts";
import type { FileStorage } from "../platform/files/storage.ts";
import { daysFrom } from "./cast.ts";
import { makeContractFile } from "./contract-file-factories.ts";
import { onePagePdf } from "./file-factories.ts";

interface DemoFile {
  by: "attorney" | "paralegal";
  name: string;
  text: string;
  version?: number;
  daysAgo: number;
  /** The deliverable whose latest submission has it. */
  submittedFor?: string;
}

/** Of the contract in progress, oldest first. */
const shared: readonly DemoFile[] = [
  { by: "attorney", name: "Protective order.pdf", text: "Stipulated protective order", daysAgo: 22.4 },
  {
    by: "paralegal",
    name: "First-pass conflicts, resolved.pdf",
    text: "212 conflicts, with a call for each",
    daysAgo: 14.4,
    submittedFor: "First-pass conflicts, resolved",
  },
  {
    by: "paralegal",
    name: "Privilege log, volume 3.pdf",
    text: "Privilege log, volume 3, entries 1 to 96",
    daysAgo: 1.4,
  },
  {
    by: "paralegal",
    name: "Privilege log, volume 3.pdf",
    text: "Privilege log, volume 3, entries 1 to 118",
    version: 2,
    daysAgo: 0.31,
    submittedFor: "Privilege log, volume 3",
  },
];

/** Attaches a file to the latest submission of a deliverable. */
async function attach(tx: Tx, contractId: number, title: string, contractFileId: number): Promise<void> {
  const rows = await tx
    .select({ id: deliverableSubmissions.id, title: deliverables.title })
    .from(deliverableSubmissions)
    .innerJoin(deliverables, eq(deliverables.id, deliverableSubmissions.deliverableId))
    .where(eq(deliverables.contractId, contractId))
    .orderBy(deliverableSubmissions.id);
  const submission = rows.findLast((row) => row.title === title);
  if (!submission) throw new Error(`The demo has no submission of ${title}.`);
  await tx.insert(submissionFiles).values({ submissionId: submission.id, contractFileId });
}

/** Shares the files of the demo's contract in progress. */
export async function makeContractFiles(
  tx: Tx,
  store: FileStorage,
  contractId: number,
  now: Date,
): Promise<void> {
  const [contract] = await tx.select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract) throw new Error(`The demo has no contract ${contractId}.`);
  const uploaders = { attorney: contract.attorneyId, paralegal: contract.paralegalId };
  for (const { by, name, text, version, daysAgo, submittedFor } of shared) {
    const { id } = await makeContractFile(tx, store, daysFrom(now, -daysAgo), {
      contractId,
      uploadedById: uploaders[by],
      name,
      content: onePagePdf(text),
      ...(version !== undefined && { version }),
    });
    if (submittedFor !== undefined) await attach(tx, contractId, submittedFor, id);
  }
}
