import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { readPdf } from "../../testkit/read-pdf.ts";
import type { PdfRow, PdfTable } from "./pdf-document.ts";
import { openPdfRenderer } from "./pdf-renderer.ts";

const renderer = openPdfRenderer();
afterAll(() => renderer.stop());

const table: PdfTable = {
  title: "Hours",
  firmName: "Lindqvist Okafor LLP",
  facts: ["Mar 1, 2026 to Mar 31, 2026"],
  columns: [
    { label: "Paralegal", isNumeric: false, share: 1 },
    { label: "Approved hours", isNumeric: true, share: 0 },
  ],
  totals: ["Total", "40 h"],
  emptyText: "There is nothing to report for this period.",
  footer: "Caseload · Hours",
  createdAt: "2026-04-01T12:00:00.000Z",
};
async function* rowsUpTo(count: number): AsyncGenerator<PdfRow[]> {
  for (let from = 0; from < count; from += 500)
    yield Array.from({ length: 500 }, (_, at) => [`Person ${from + at}`, `${at} h`]);
}
const unfinished = new URL("./unfinished-document.fixture.ts", import.meta.url);
const pieceBytes = 65_536;

test("a long document comes in pieces, in order", async () => {
  const file = await renderer.render(table, rowsUpTo(4_000));
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(Buffer.from(piece as Uint8Array));
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(pieceBytes);
  const people = readPdf(Buffer.concat(pieces))
    .pages.flat()
    .filter((text) => text.startsWith("Person "));
  expect(people).toEqual(Array.from({ length: 4_000 }, (_, at) => `Person ${at}`));
}, 60_000);

test("a document whose reader is slow does not hold up the next one", async () => {
  const unread = await renderer.render(table, rowsUpTo(2_500));
  expect((await buffer(await renderer.render(table, rowsUpTo(500)))).subarray(0, 5).toString()).toBe("%PDF-");
  expect(readPdf(await buffer(unread)).pages.flat()).toContain("Person 2499");
}, 60_000);

test("a document that fails in its first piece is refused before anything is sent", async () => {
  await expect(renderer.renderDocument(unfinished, 1_000)).rejects.toThrow("The rest cannot be drawn");
});

test("a document that fails later breaks off, and the next one is whole", async () => {
  const broken = await renderer.renderDocument(unfinished, pieceBytes);
  await expect(buffer(broken)).rejects.toThrow("The rest cannot be drawn");
  expect((await buffer(await renderer.render(table, rowsUpTo(500)))).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a file that its reader has closed does not disturb the next one", async () => {
  (await renderer.render(table, rowsUpTo(2_500))).destroy();
  expect((await buffer(await renderer.render(table, rowsUpTo(500)))).subarray(0, 5).toString()).toBe("%PDF-");
}, 60_000);
