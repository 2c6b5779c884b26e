/** A factory of the files of contracts, for the demo and for tests. */
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Reader } from "../platform/db/database.ts";
import { contractFiles } from "../platform/db/schema/contract-files.ts";
import { files } from "../platform/db/schema/files.ts";
import type { FileStorage } from "../platform/files/storage.ts";
import { evidencePdf } from "./file-factories.ts";
import { type RowInput, type Row, singleRow } from "./rows.ts";

/** Stores a version of a file of a contract; version 1 of a PDF unless said otherwise. */
export async function makeContractFile(
  db: Reader,
  store: FileStorage,
  now: Date,
  {
    content = evidencePdf,
    ...input
  }: RowInput<typeof contractFiles> & { contractId: number; uploadedById: number; content?: Buffer },
): Promise<Row<typeof contractFiles>> {
  const name = input.name ?? `Exhibit ${randomUUID().slice(0, 8)}.pdf`;
  const described = {
    mediaType: input.mediaType ?? "application/pdf",
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
  const stored = { name: randomUUID(), shownName: name, purpose: "contract", state: "kept" } as const;
  await store.put(stored.name, Readable.from([content], { objectMode: false }), content.length);
  const file = singleRow(
    await db
      .insert(files)
      .values({ ...stored, ...described, ownerId: input.uploadedById, createdAt: now })
      .returning(),
  );
  const row = { version: 1, scan: "not_scanned", uploadedAt: now, ...described, ...input } as const;
  return singleRow(
    await db
      .insert(contractFiles)
      .values({ ...row, name, fileId: file.id })
      .returning(),
  );
}
