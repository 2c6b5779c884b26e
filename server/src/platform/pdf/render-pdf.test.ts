import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../testkit/read-pdf.ts";
import { renderPdf } from "./render-pdf.ts";
import type { PdfTable, PdfRow } from "./pdf-document.ts";
import { unpackWoff } from "./unpack-woff.ts";
import { renderedBytes } from "./write-pdf.ts";

const table: PdfTable = {
  title: "Hours",
  firmName: "Lindqvist Okafor LLP",
  facts: ["Mar 1, 2026 to Mar 31, 2026", "All departments"],
  columns: [
    { label: "Paralegal", isNumeric: false, share: 1 },
    { label: "Posting", isNumeric: false, share: 2 },
    { label: "Approved hours", isNumeric: true, share: 0 },
  ],
  totals: ["3 rows", "", "40 h"],
  emptyText: "There is nothing to report for this period.",
  footer: "Caseload · Hours",
  createdAt: "2026-04-01T12:00:00.000Z",
};

const render = async (rows: readonly PdfRow[], input: Partial<PdfTable> = {}) =>
  readPdf(await renderedBytes((write) => renderPdf({ ...table, ...input }, rows, write)));
const rowNumber = (at: number): PdfRow => [`Person ${at}`, "Privilege log", `${at} h`];

describe("a document", () => {
  test("has header, facts, column headers, rows, totals and a numbered footer", async () => {
    const { pages } = await render([
      ["Daniel Reyes", "Privilege log", "38 h"],
      ["Priya Raman", "Trial binder", null],
    ]);
    expect(pages).toEqual([
      [
        "Caseload",
        "Lindqvist Okafor LLP",
        "Hours",
        "Mar 1, 2026 to Mar 31, 2026",
        "All departments",
        "Paralegal",
        "Posting",
        "Approved",
        "hours",
        "Daniel Reyes",
        "Privilege log",
        "38 h",
        "Priya Raman",
        "Trial binder",
        "–",
        "Caseload · Hours",
        "1 of 1",
        "3 rows",
        "40 h",
      ],
    ]);
  });

  test("has language, title, and tags for headers and cells", async () => {
    const { dictionaries } = await render([["Daniel Reyes", "Privilege log", "38 h"]]);
    expect(dictionaries).toContain("/Lang (en-US)");
    expect(dictionaries).toContain("/Marked true");
    expect(dictionaries).toContain("/DisplayDocTitle true");
    expect(dictionaries.match(/\/S \/TH\b/g)).toHaveLength(3);
    expect(dictionaries.match(/\/S \/TD\b/g)).toHaveLength(6);
    expect(dictionaries.match(/\/S \/H1\b/g)).toHaveLength(1);
  });

  test("numbers pages and repeats the header row, with each row on one page, in order", async () => {
    const { pages } = await render(Array.from({ length: 90 }, (_, at) => rowNumber(at + 1)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, texts] of pages.entries()) {
      expect(texts).toContain(`${at + 1} of ${pages.length}`);
      expect(texts.filter((text) => text === "Paralegal")).toHaveLength(1);
    }
    const people = pages.flat().filter((text) => text.startsWith("Person "));
    expect(people).toEqual(Array.from({ length: 90 }, (_, at) => `Person ${at + 1}`));
    expect(pages.flat().filter((text) => text === "3 rows")).toHaveLength(1);
  });

  test("shows the empty text when there are no rows", async () => {
    const { pages } = await render([]);
    expect(pages[0]).toContain(table.emptyText);
    expect(pages.flat()).not.toContain("3 rows");
  });

  test("wraps long names without loss, also inside words", async () => {
    const title =
      "Deposition summaries in Harrow Freight v. Union Pacific Logistics and eleven consolidated cases ".repeat(
        2,
      );
    const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);
    const { pages } = await render([[name, title.trim(), "1 h"]]);
    const drawn = (pages[0] ?? []).slice(9, -4);
    expect(drawn.length).toBeGreaterThan(4);
    expect(drawn.join("").replaceAll(" ", "")).toBe((name + title + "1 h").replaceAll(" ", ""));
  });

  test("draws characters of many alphabets and marks others as missing", async () => {
    const { pages } = await render([["Žofie Nguyễn Kłos", "日本 😀 brief \u202Eevil", "1 h"]]);
    const drawn = pages.flat().join("");
    expect(drawn).toContain("Žofie Nguyễn Kłos");
    expect(drawn).toContain("日本 ¤ brief evil");
    expect(pages.flat()).toContain("¤ stands for a letter that this typeface lacks. The CSV has it.");
  });

  test("draws what follows an empty cell, the first one in its font", async () => {
    const { pages } = await render(Array.from({ length: 60 }, () => ["", "", "7 h"]));
    expect(pages.flat().filter((text) => text === "7 h")).toHaveLength(60);
  });

  test("renders any text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "binary", maxLength: 120 }), { minLength: 40, maxLength: 60 }),
        async (texts) => {
          const { pages } = await render(texts.map((text) => [text, text, "1 h"]));
          expect(pages.flat()).toContain("40 h");
        },
      ),
      { numRuns: 3 },
    );
  });
});

test("more than 1,000 rows are tagged per row, so that the file stays small", async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => rowNumber(at));
  const bytes = await renderedBytes((write) => renderPdf(table, rows, write));
  expect(bytes.length).toBeLessThan(600_000);
  const { pages, dictionaries } = readPdf(bytes);
  expect(dictionaries).not.toContain("/S /TD");
  expect(pages.flat().filter((text) => text.startsWith("Person "))).toHaveLength(1_500);
}, 60_000);

test("a font is the same with its tables uncompressed", () => {
  const name = createRequire(import.meta.url).resolve(
    "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff",
  );
  const file = readFileSync(name);
  const [packed, unpacked] = [create(file) as Font, create(unpackWoff(file)) as Font];
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  const shapesOf = (font: Font) =>
    font.layout("Affidavit of Žofie, $1,204.50").glyphs.map(({ id, advanceWidth, path }) => ({
      id,
      advanceWidth,
      path: path.toSVG(),
    }));
  expect(shapesOf(unpacked)).toEqual(shapesOf(packed));
});
