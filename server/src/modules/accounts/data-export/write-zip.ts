import { PassThrough, Readable } from "node:stream";
import { product } from "@caseload/contract/product";
import { ZipFile } from "yazl";
import { type Db, readConsistently, type Tx } from "../../../platform/db/database.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { exportParts, type ExportPart } from "./export-parts.ts";
import { listStoredFiles, pathInZip } from "./export-files.ts";

/** Serializes rows as a JSON array, one row at a time. */
async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let count = 0;
  for await (const row of rows) yield `${count++ === 0 ? "[\n" : ",\n"}${JSON.stringify(row, null, 1)}`;
  yield count === 0 ? "[]\n" : "\n]\n";
}

/** Adds a part whose rows are read when the ZIP file reaches it. */
function addPart(
  zip: ZipFile,
  part: ExportPart,
  source: { tx: Tx; userId: number; names: NameSeal; now: Date },
  done: () => void,
) {
  const { tx, userId, names, now } = source;
  async function* content() {
    yield* asJson(part.rows(tx, userId, names));
    done();
  }
  zip.addReadStreamLazy(part.file, { mtime: now }, (provide) => provide(null, Readable.from(content())));
}

/** Adds uploaded files, each opened when the ZIP file reaches it. Files removed in the meantime are empty. */
async function addFiles(zip: ZipFile, store: FileStorage, source: { tx: Tx; userId: number; now: Date }) {
  for await (const { id, shownName, name } of listStoredFiles(source.tx, source.userId))
    zip.addReadStreamLazy(pathInZip(id, shownName), { mtime: source.now, compress: false }, (provide) => {
      store.open(name).then(
        (content) => provide(null, content ?? Readable.from([])),
        (error: Error) => provide(error, Readable.from([])),
      );
    });
}

function readme(now: Date): string {
  const files = exportParts.map(({ file, explanation }) => `${file}\n  ${explanation}`);
  return [
    `Your ${product.name} data as of ${now.toISOString()}.`,
    "Each file is JSON: a list of records, oldest first. Times are ISO 8601 in UTC, rates are US dollars per hour.",
    ...files,
    "A list is empty where there is no data.",
    "",
  ].join("\n\n");
}

/**
 * Writes a user's data as a ZIP file from one snapshot of the database, with one page of rows in memory at a time.
 * @param take receives each chunk and the percentage of completed parts; writing waits for it
 */
export async function writeZip(
  { db, files, nameSeal: names }: { db: Db; files: FileStorage; nameSeal: NameSeal },
  { userId, now }: { userId: number; now: Date },
  take: (piece: Buffer, progress: number) => Promise<void>,
): Promise<void> {
  const read = async (tx: Tx) => {
    const zip = new ZipFile();
    const output = new PassThrough();
    let completed = 0;
    zip.on("error", (error: Error) => output.destroy(error));
    zip.outputStream.pipe(output);
    zip.addBuffer(Buffer.from(readme(now)), "README.txt", { mtime: now });
    for (const part of exportParts) addPart(zip, part, { tx, userId, names, now }, () => completed++);
    await addFiles(zip, files, { tx, userId, now });
    zip.end();
    for await (const piece of output) await take(piece, Math.floor((completed * 100) / exportParts.length));
  };
  await readConsistently(db, read);
}
