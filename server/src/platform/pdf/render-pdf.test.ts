import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../testkit/read-pdf.ts";
import { renderPdf } from "./render-pdf.ts";
import type { Sheet, SheetRow } from "./pdf-document.ts";

const sheet: Sheet = {
  title: "Hours",
  office: "Lindqvist Okafor LLP",
  facts: ["Mar 1, 2026 to Mar 31, 2026", "All departments"],
  columns: [
    { label: "Paralegal", isNumeric: false, share: 1 },
    { label: "Posting", isNumeric: false, share: 2 },
    { label: "Agreed hours", isNumeric: true, share: 0 },
  ],
  totals: ["3 rows", "", "40 h"],
  empty: "There is nothing to report in this period.",
  foot: "Caseload · Hours",
  printedAt: "2026-04-01T12:00:00.000Z",
};

const print = async (rows: readonly SheetRow[], given: Partial<Sheet> = {}) =>
  readPdf(Buffer.from(await renderPdf({ ...sheet, ...given }, rows)));
const rowNumber = (at: number): SheetRow => [`Person ${at}`, "Privilege log", `${at} h`];

describe("a paper", () => {
  test("has letterhead, facts, heads, rows, sums and a numbered foot", async () => {
    const { pages } = await print([
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
        "Agreed",
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

  test("says in which language it is, what it is called, and which texts are heads and cells", async () => {
    const { dictionaries } = await print([["Daniel Reyes", "Privilege log", "38 h"]]);
    expect(dictionaries).toContain("/Lang (en-US)");
    expect(dictionaries).toContain("/Marked true");
    expect(dictionaries).toContain("/DisplayDocTitle true");
    expect(dictionaries.match(/\/S \/TH\b/g)).toHaveLength(3);
    expect(dictionaries.match(/\/S \/TD\b/g)).toHaveLength(6);
    expect(dictionaries.match(/\/S \/H1\b/g)).toHaveLength(1);
  });

  test("numbers its pages and repeats the heads, each row on one page, in order", async () => {
    const { pages } = await print(Array.from({ length: 90 }, (_, at) => rowNumber(at + 1)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, texts] of pages.entries()) {
      expect(texts).toContain(`${at + 1} of ${pages.length}`);
      expect(texts.filter((text) => text === "Paralegal")).toHaveLength(1);
    }
    const people = pages.flat().filter((text) => text.startsWith("Person "));
    expect(people).toEqual(Array.from({ length: 90 }, (_, at) => `Person ${at + 1}`));
    expect(pages.flat().filter((text) => text === "3 rows")).toHaveLength(1);
  });

  test("says so where there are no rows", async () => {
    const { pages } = await print([]);
    expect(pages[0]).toContain(sheet.empty);
    expect(pages.flat()).not.toContain("3 rows");
  });

  test("long names are broken and stay whole, letter by letter where there is no space", async () => {
    const title =
      "Deposition summaries in Harrow Freight v. Union Pacific Logistics and eleven consolidated cases ".repeat(
        2,
      );
    const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);
    const { pages } = await print([[name, title.trim(), "1 h"]]);
    const drawn = (pages[0] ?? []).slice(9, -4);
    expect(drawn.length).toBeGreaterThan(4);
    expect(drawn.join("").replaceAll(" ", "")).toBe((name + title + "1 h").replaceAll(" ", ""));
  });

  test("letters of European alphabets are drawn, others are seen to be missing", async () => {
    const { pages } = await print([["Žofie Nguyễn Kłos", "日本 brief \u202Eevil", "1 h"]]);
    const drawn = pages.flat().join("");
    expect(drawn).toContain("Žofie Nguyễn Kłos");
    expect(drawn).toContain("¤¤ brief evil");
    expect(pages.flat()).toContain("¤ stands for a letter that this typeface lacks. The CSV has it.");
  });

  test("no text stops it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "binary", maxLength: 120 }), { minLength: 40, maxLength: 60 }),
        async (texts) => {
          const { pages } = await print(texts.map((text) => [text, text, "1 h"]));
          expect(pages.flat()).toContain("40 h");
        },
      ),
      { numRuns: 3 },
    );
  });
});

test("a thousand rows and more are told row by row, so that the file stays small", async () => {
  const bytes = await renderPdf(
    sheet,
    Array.from({ length: 1_500 }, (_, at) => rowNumber(at)),
  );
  expect(bytes.length).toBeLessThan(600_000);
  const { pages, dictionaries } = readPdf(Buffer.from(bytes));
  expect(dictionaries).not.toContain("/S /TD");
  expect(pages.flat().filter((text) => text.startsWith("Person "))).toHaveLength(1_500);
}, 60_000);
