import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { mondayOf } from "../../../authorization/time-records.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { draftInvoice, sendInvoice } from "../../../testkit/invoicing.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readZipBytes } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let id: number;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  folder = await mkdtemp(join(tmpdir(), "caseload-engagement-"));
  id = await startEngagement(site, cast, {
    paymentDays: 15,
    expenses: { allowed: true, capCents: null },
  });
  const { daniel, partner, managing } = cast;
  await daniel.ask("sendMessage", { body: { receiverId: partner.id, content: "Volume 4 is indexed." } });
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(site.time.now);
  await record(daniel, id, { day });
  const sheet = await submitWeek(daniel, id, mondayOf(day));
  await approve(partner, sheet.id);
  const { id: invoiceId } = await draftInvoice(daniel, id);
  await sendInvoice(daniel, invoiceId);
  await draftInvoice(daniel, id, { expenses: [{ day, description: "A transcript.", cents: 2_450 }] });
  await record(daniel, id, { day, narrative: "A draft that the firm has not seen." });
  for (const [who, content] of [
    [daniel, "one"],
    [partner, "two"],
  ] as const)
    await who.ask<ContractFile>("uploadContractFile", {
      params: { id },
      body: {},
      file: { name: "Index é.txt", type: "text/plain", content: new Uint8Array(Buffer.from(content)) },
    });
  await managing.ask("setLegalHold", { params: { id }, body: { on: true, reason: "Served by Hollis." } });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function download(who: Caller): Promise<Map<string, Buffer>> {
  const answer = await who.call("downloadEngagement", { params: { id } });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="Engagement ${id}.zip"`);
  return readZipBytes(answer.rawPayload);
}

const common = [
  "SHA256SUMS",
  "agreement/Agreement v2.pdf",
  "agreement/comments.csv",
  "agreement/versions.csv",
  "contract.json",
  "deliverables.csv",
  "files.csv",
  "files/v1/Index é.txt",
  "files/v2/Index é.txt",
  "invoices.csv",
  "invoices/Invoice 2026-0001.json",
  "invoices/Invoice 2026-0001.pdf",
  "legal-holds.csv",
  "manifest.json",
  "messages.csv",
  "messages.json",
  "supervision.csv",
  "time.csv",
  "timeline.csv",
  "timesheets.csv",
];

describe("the engagement file", () => {
  test("verifies with sha256sum -c, and its manifest names what is in it", async () => {
    const archive = await download(cast.partner);
    expect([...archive.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      [...common, "file-downloads.csv"].toSorted((a, b) => (a < b ? -1 : 1)),
    );
    for (const [path, content] of archive) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const run = promisify(execFile);
    const { stdout } = await run("sha256sum", ["-c", "--strict", "SHA256SUMS"], { cwd: folder });
    expect(stdout.trim().split("\n")).toHaveLength(archive.size - 1);
    await writeFile(join(folder, "time.csv"), "changed");
    await expect(run("sha256sum", ["-c", "SHA256SUMS"], { cwd: folder })).rejects.toThrow(
      "1 computed checksum did NOT match",
    );

    const manifest = JSON.parse(String(archive.get("manifest.json"))) as {
      side: string;
      files: { path: string; bytes: number }[];
    };
    expect(manifest).toMatchObject({ contractId: id, side: "attorney" });
    expect(manifest.files).toHaveLength(archive.size - 2);
    for (const { path, bytes } of manifest.files) expect(archive.get(path)).toHaveLength(bytes);
  });

  test("each side gets what it may see", async () => {
    const [firm, paralegal] = [await download(cast.associate), await download(cast.daniel)];
    expect(paralegal.has("file-downloads.csv")).toBe(false);
    const text = (archive: Map<string, Buffer>) =>
      [...archive].flatMap(([path, content]) => (path.endsWith(".pdf") ? [] : [String(content)])).join("\n");
    expect(text(firm)).toContain("Served by Hollis.");
    expect(text(paralegal)).not.toContain("Served by Hollis.");
    expect(text(paralegal)).toContain("A draft that the firm has not seen.");
    expect(text(firm)).not.toContain("A draft that the firm has not seen.");
    for (const archive of [firm, paralegal]) {
      expect(String(archive.get("files/v2/Index é.txt"))).toBe("two");
      expect(String(archive.get("agreement/Agreement v2.pdf")).slice(0, 5)).toBe("%PDF-");
      expect(String(archive.get("invoices/Invoice 2026-0001.pdf")).slice(0, 5)).toBe("%PDF-");
      const invoice: unknown = JSON.parse(String(archive.get("invoices/Invoice 2026-0001.json")));
      expect(invoice).toMatchObject({ status: "sent", lines: [{ kind: "time" }], payments: [] });
      expect(String(archive.get("messages.csv"))).toContain("Volume 4 is indexed.");
      expect(readCsv(String(archive.get("supervision.csv")))[1]?.[1]).toBe("Timesheet approved");
      const timeline = readCsv(String(archive.get("timeline.csv")));
      expect(timeline.map((row) => row[1])).toContain("Legal hold placed");
    }
  });

  test("has the paralegal's drafts of invoices for the paralegal alone", async () => {
    const drafts = async (who: Caller) =>
      [...(await download(who)).keys()].filter((path) => path.includes("Invoice draft"));
    expect(await drafts(cast.partner)).toEqual([]);
    expect(await drafts(cast.daniel)).toEqual([
      expect.stringMatching(/^invoices\/Invoice draft \d+\.json$/),
      expect.stringMatching(/^invoices\/Invoice draft \d+\.pdf$/),
    ]);
  });

  test("has no files for the paralegal once access has ended, and all for the firm", async () => {
    await cast.partner.ask("completeContract", { params: { id } });
    await cast.daniel.ask("giveCertificate", {
      params: { id },
      body: { name: cast.daniel.name, statement: "I deleted my copies." },
    });
    const paralegal = [...(await download(cast.daniel)).keys()];
    expect(paralegal.filter((path) => path.startsWith("files"))).toEqual([]);
    expect(paralegal).toContain("certificate.json");
    expect([...(await download(cast.partner)).keys()]).toContain("files/v1/Index é.txt");
  });

  test("is of a party only", async () => {
    for (const who of [cast.rival, cast.priya, cast.junior]) {
      const answer = await who.call("downloadEngagement", { params: { id } });
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.contractNotFound]);
    }
    expect((await site.anonymous.call("downloadEngagement", { params: { id } })).statusCode).toBe(401);
  });
});
