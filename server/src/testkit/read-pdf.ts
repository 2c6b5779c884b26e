/** Reads the text of a PDF as pdfkit writes it: objects one by one, fonts with a table back to Unicode (ISO 32000-1, 9.10.3). */
import { inflateSync } from "node:zlib";

interface PdfObject {
  dictionary: string;
  stream: string;
}

export interface ReadPdf {
  /** The texts of each page in drawing order. */
  pages: string[][];
  /** Everything except streams. */
  dictionaries: string;
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ""] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const at = body.indexOf("\nstream\n");
    const dictionary = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? "" : body.slice(at + "\nstream\n".length, body.lastIndexOf("\nendstream"));
    const stream = dictionary.includes("/FlateDecode")
      ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1")
      : raw;
    objects.set(Number(number), { dictionary, stream });
  }
  return objects;
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

/** The character of each code of a font. */
function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      characters.set(Number.parseInt(from, 16) + at, utf16(hex));
  return characters;
}

/** @throws Error for unsupported files */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const follow = (text: string, name: string): PdfObject => {
    const id = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1];
    const found = objects.get(Number(id));
    if (!found) throw new Error(`The PDF has no ${name}.`);
    return found;
  };
  const tables = new Map<string, Map<number, string>>();
  const tableOf = (resources: string, font: string): Map<number, string> => {
    const table = follow(follow(resources, font).dictionary, "ToUnicode").stream;
    const known = tables.get(table) ?? charactersOf(table);
    tables.set(table, known);
    return known;
  };
  const textsOf = (page: string): string[] => {
    const { dictionary: resources } = follow(page, "Resources");
    const texts: string[] = [];
    let characters = new Map<number, string>();
    for (const [, font, shown] of follow(page, "Contents").stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (font !== undefined) characters = tableOf(resources, font);
      else
        texts.push(
          [...(shown ?? "").matchAll(/<([0-9a-f]*)>/gi)]
            .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
            .map((code) => characters.get(Number.parseInt(code, 16)) ?? "\uFFFD")
            .join(""),
        );
    }
    return texts;
  };
  const kids = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return {
    pages: kids.map(({ dictionary }) => textsOf(dictionary)),
    dictionaries: [...objects.values()].map(({ dictionary }) => dictionary).join("\n"),
  };
}
