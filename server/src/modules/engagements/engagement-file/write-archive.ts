import { createHash } from "node:crypto";
import { PassThrough, Readable, Transform } from "node:stream";
import { product } from "@caseload/contract/product";
import { ZipFile } from "yazl";
import type { ArchiveEntry } from "./engagement-part.ts";

interface Written {
  path: string;
  bytes: number;
  sha256: string;
}

interface Described {
  contractId: number;
  /** Whose view of the engagement it is. */
  side: "attorney" | "paralegal";
  now: Date;
}

const manifestOf = ({ contractId, side, now }: Described, written: readonly Written[]): string =>
  `${JSON.stringify({ product: product.name, contractId, side, createdAt: now.toISOString(), files: written }, null, 1)}\n`;

/** Lines that `sha256sum -c` reads. */
const sumsOf = (written: readonly Written[]): string =>
  written.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");

/** Notes the length and the hash of what passes. */
function measure(path: string, note: (written: Written) => void): Transform {
  const hash = createHash("sha256");
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
    flush(done) {
      note({ path, bytes, sha256: hash.digest("hex") });
      done();
    },
  });
}

/**
 * Writes a ZIP file, one entry after the other, each opened when its turn comes. `manifest.json` lists them with their
 * hashes, and `SHA256SUMS` the manifest as well.
 */
export function writeArchive(entries: readonly ArchiveEntry[], described: Described): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const written: Written[] = [];
  let current: Readable | undefined;
  const add = ({ path, open, isCompressed = false }: ArchiveEntry, note: (one: Written) => void) => {
    const options = { mtime: described.now, compress: !isCompressed };
    zip.addReadStreamLazy(path, options, (provide) => {
      open().then(
        (content) => {
          current = content;
          const measured = measure(path, note);
          content.once("error", (error) => output.destroy(error));
          provide(null, content.pipe(measured));
        },
        (error: Error) => output.destroy(error),
      );
    });
  };
  const text = (path: string, read: () => string): ArchiveEntry => ({
    path,
    open: async () => Readable.from([Buffer.from(read())]),
  });
  const note = (one: Written) => written.push(one);
  for (const entry of entries) add(entry, note);
  add(
    text("manifest.json", () => manifestOf(described, written)),
    note,
  );
  add(
    text("SHA256SUMS", () => sumsOf(written)),
    () => undefined,
  );
  zip.on("error", (error: Error) => output.destroy(error));
  output.once("close", () => current?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}
