import { request } from "node:http";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { contractFileErrorMessages as messages } from "@caseload/contract/engagements/file-error-messages";
import type { FileLink } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { ZipFile } from "yazl";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractFileDownloads, contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { removeUnneededFiles } from "../../../platform/files/remove-unneeded-files.ts";
import { uploadsFolder } from "../../../platform/files/uploaded-file.ts";
import { openClamd, eicar } from "../../../testkit/clamd.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { scanFiles } from "./scan-files.ts";

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { paymentDays: 15 });
});
afterAll(() => site.close());

const text = (content: string) => new Uint8Array(Buffer.from(content));
const send = (who: Caller, name: string, content: string | Buffer = name, contractId = id) =>
  who.call("uploadContractFile", {
    params: { id: contractId },
    body: {},
    file: { name, type: "application/octet-stream", content: new Uint8Array(Buffer.from(content)) },
  });
async function share(who: Caller, name: string, content?: string | Buffer): Promise<ContractFile> {
  const answer = await send(who, name, content);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json();
}
const list = (who: Caller) => who.ask<ContractFile[]>("listContractFiles", { params: { id } });
const named = async (who: Caller, name: string) => (await list(who)).filter((file) => file.name === name);
async function download(who: Caller, fileId: number): Promise<Buffer> {
  const { address } = await who.ask<FileLink>("openContractFile", { params: { id: fileId } });
  const answer = await site.app.inject({ method: "GET", url: address, headers: { cookie: who.cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const stored = () => site.db.select().from(files).where(eq(files.purpose, "contract"));

describe("sharing a file", () => {
  test("both sides see it with its hash, and download it unchanged", async () => {
    const sent = await share(cast.daniel, "Privilege log.pdf", "%PDF-1.7 log");
    expect(sent).toMatchObject({
      contractId: id,
      name: "Privilege log.pdf",
      size: 12,
      mimeType: "application/pdf",
      sha256: sha256("%PDF-1.7 log"),
      version: 1,
      versions: 1,
      uploadedById: cast.daniel.id,
      uploadedByName: cast.daniel.name,
      uploadedAt: site.time.now.toISOString(),
      scan: "not_scanned",
      held: false,
      mayDelete: true,
      earlierVersions: [],
    });
    expect(await named(cast.associate, sent.name)).toEqual([{ ...sent, mayDelete: false }]);
    expect((await download(cast.partner, sent.id)).toString()).toBe("%PDF-1.7 log");
  });

  test("a name that is there gets a new version; the same content from the same person does not", async () => {
    const first = await share(cast.daniel, "Index.txt", "one");
    const second = await share(cast.partner, "INDEX.txt", "two");
    expect(second).toMatchObject({
      version: 2,
      versions: 2,
      earlierVersions: [{ id: first.id, version: 1 }],
    });
    expect(await share(cast.partner, "Index.txt", "two")).toMatchObject({ id: second.id, version: 2 });
    expect(await share(cast.daniel, "Index.txt", "two")).toMatchObject({ version: 3, versions: 3 });
    expect((await download(cast.daniel, first.id)).toString()).toBe("one");
    // What was stored in vain is removed.
    const start = site.time.now;
    site.time.now = new Date(start.getTime() + 3_700_000);
    expect(await removeUnneededFiles(site.deps)).toBe(1);
    site.time.now = start;
  });

  test("two uploads of one name at once become versions 1 and 2", async () => {
    const both = await Promise.all([
      send(cast.daniel, "Draft.txt", "from Daniel"),
      send(cast.partner, "Draft.txt", "from Margaret"),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const versions = both.map((answer) => answer.json<ContractFile>().version);
    expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(await named(cast.daniel, "Draft.txt")).toMatchObject([{ version: 2, versions: 2 }]);
  });

  test("two names with one content, sent within seconds and without a key, are two files", async () => {
    const upload = (name: string) =>
      cast.daniel.call("uploadContractFile", {
        params: { id },
        body: {},
        key: null,
        file: { name, type: "text/plain", content: text("the same words") },
      });
    const answers = [await upload("Copy A.txt"), await upload("Copy B.txt")];
    expect(answers.map((answer) => answer.json<ContractFile>().name)).toEqual(["Copy A.txt", "Copy B.txt"]);
  });

  test.each([
    ["../../x.pdf", "x.pdf"],
    [String.raw`C:\Users\d\Notes.txt`, "Notes.txt"],
    ["Exhibit: A?.txt", "Exhibit_ A_.txt"],
    ["Ames\u200b v. Hollis.txt", "Ames v. Hollis.txt"],
  ])("the name %j becomes %j", async (sent, shown) => {
    expect(await share(cast.daniel, sent, `named ${sent}`)).toMatchObject({ name: shown });
  });

  test.each([
    ["reverses the direction", "invoice\u202efdp.txt"],
    ["isolates", "a\u2066b.txt"],
    ["is a control character", "a\u0007b.txt"],
    ["is nothing", "..."],
    ["is too long", `${"n".repeat(201)}.txt`],
  ])("a name that %s is refused", async (_what, name) => {
    const before = await stored();
    const answer = await send(cast.daniel, name, "text");
    const tooLong = name.length > 200;
    const message = tooLong ? messages.contractFileNameTooLong : messages.contractFileName;
    expect([answer.statusCode, answer.body]).toEqual([400, message]);
    expect(await stored()).toEqual(before);
  });

  const shortcut = Buffer.from("4c0000000114020000000000c000000000000046", "hex");
  const installer = Buffer.alloc(2_048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(installer);
  installer.writeUInt16LE(9, 30);
  installer.writeUInt32LE(1, 48);
  Buffer.from("84100c0000000000c000000000000046", "hex").copy(installer, 1_024 + 80);
  test.each<[string, string, string | Buffer]>([
    ["a Windows program", "a.pdf", Buffer.from("MZ\u0090\0\u0003")],
    ["a Linux program", "a.pdf", Buffer.from("\u007fELF\u0002\u0001\u0001\0")],
    ["a Mac program", "a.pdf", Buffer.from("cffaedfe07000001", "hex")],
    ["a program for several processors", "a.pdf", Buffer.from("cafebabe00000002", "hex")],
    ["a script", "a.txt", "#!/bin/sh\nrm -rf /"],
    ["a Windows shortcut", "a.doc", shortcut],
    ["a Windows installer", "a.doc", installer],
    ...["exe", "bat", "js", "jar", "msi", "scr", "lnk", "ps1", "sh", "CMD", "vbs"].map(
      (extension): [string, string, string] => [`.${extension}`, `letter.${extension}`, "text"],
    ),
    ["an extension before dots", "letter.exe. .", "text"],
  ])("%s is refused", async (_what, name, content) => {
    const before = await stored();
    const answer = await send(cast.daniel, name, content);
    expect([answer.statusCode, answer.body]).toEqual([400, messages.contractFileProgram]);
    expect(await stored()).toEqual(before);
  });

  test("an archive is stored as it is, also one that would unpack to a thousand times its size", async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(50_000_000), "[Content_Types].xml");
    zip.end();
    const bomb = await buffer(zip.outputStream);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await share(cast.daniel, "Production.zip", bomb)).toMatchObject({
      size: bomb.length,
      mimeType: "application/zip",
    });
  });

  test("an empty file and one over 100 MB are refused, and nothing stays", async () => {
    const before = await stored();
    const empty = await send(cast.daniel, "empty.txt", "");
    expect([empty.statusCode, empty.body]).toEqual([400, messages.noContractFile]);
    const large = await send(cast.daniel, "large.bin.txt", Buffer.alloc(104_857_601, "a"));
    expect([large.statusCode, large.body]).toEqual([413, messages.contractFileTooLarge]);
    expect(await stored()).toEqual(before);
    expect(await readdir(uploadsFolder(site.deps.config.dataDir))).toEqual([]);
  });

  test("an upload that breaks off leaves no row and no file", async () => {
    const before = await stored();
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = site.app.server.address() as AddressInfo;
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="half.txt"\r\n\r\n';
    const headers = {
      cookie: cast.daniel.cookie,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 10_000_000,
    };
    const over = new Promise<void>((resolve) =>
      site.app.server.once("request", (incoming) => incoming.once("close", () => resolve())),
    );
    const upload = request({ port, method: "POST", path: `/api/contracts/${id}/files`, headers });
    upload.on("error", () => undefined);
    await new Promise((resolve) => upload.write(head + "x".repeat(500_000), resolve));
    await expect.poll(() => readdir(uploadsFolder(site.deps.config.dataDir))).toHaveLength(1);
    upload.destroy();
    await over;
    await expect.poll(() => readdir(uploadsFolder(site.deps.config.dataDir))).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await named(cast.daniel, "half.txt")).toEqual([]);
  });
});

describe("who may", () => {
  test("strangers do not learn that it exists, and visitors sign in", async () => {
    const { id: fileId } = await share(cast.daniel, "Secret.txt");
    for (const who of [cast.rival, cast.priya]) {
      expect((await send(who, "mine.txt")).statusCode).toBe(404);
      for (const name of ["listContractFiles", "downloadContractFiles"] as const)
        expect((await who.call(name, { params: { id } })).body).toBe(errorMessages.contractNotFound);
      for (const name of ["openContractFile", "deleteContractFile"] as const) {
        const answer = await who.call(name, { params: { id: fileId } });
        expect([answer.statusCode, answer.body]).toEqual([404, messages.contractFileNotFound]);
      }
    }
    expect((await send(site.anonymous, "mine.txt")).statusCode).toBe(401);
    expect((await site.anonymous.call("openContractFile", { params: { id: fileId } })).statusCode).toBe(401);
  });

  test("a link is logged, and is of no use to anybody else", async () => {
    const { id: fileId } = await share(cast.daniel, "Logged.txt");
    const { address } = await cast.partner.ask<FileLink>("openContractFile", { params: { id: fileId } });
    const log = await site.db
      .select()
      .from(contractFileDownloads)
      .where(eq(contractFileDownloads.contractFileId, fileId));
    expect(log).toMatchObject([{ userId: cast.partner.id, createdAt: site.time.now }]);
    await expect(site.db.delete(contractFileDownloads)).rejects.toThrow();
    const headers = { cookie: cast.daniel.cookie };
    expect((await site.app.inject({ method: "GET", url: address, headers })).statusCode).toBe(404);
  });

  test("whoever uploaded a version deletes it; its number is not given again, its content is removed", async () => {
    const first = await share(cast.daniel, "Memo.txt", "one");
    const second = await share(cast.daniel, "Memo.txt", "two");
    const refused = await cast.partner.call("deleteContractFile", { params: { id: second.id } });
    expect([refused.statusCode, refused.body]).toEqual([403, messages.contractFileOfOther]);
    const { address } = await cast.partner.ask<FileLink>("openContractFile", { params: { id: second.id } });
    await cast.daniel.ask("deleteContractFile", { params: { id: second.id } });
    expect(await named(cast.partner, "Memo.txt")).toMatchObject([{ id: first.id, versions: 1 }]);
    expect((await cast.daniel.call("deleteContractFile", { params: { id: second.id } })).statusCode).toBe(
      404,
    );
    const headers = { cookie: cast.partner.cookie };
    expect((await site.app.inject({ method: "GET", url: address, headers })).statusCode).toBe(404);
    expect(await removeUnneededFiles(site.deps)).toBeGreaterThan(0);
    expect(await share(cast.daniel, "Memo.txt", "three")).toMatchObject({ version: 3, versions: 2 });
    const csv = await cast.partner.call("downloadContractFiles", { params: { id } });
    const rows = readCsv(csv.body).filter((row) => row.includes("Memo.txt"));
    expect(rows).toHaveLength(3);
    expect(rows[1]?.at(-1)).toBe(site.time.now.toISOString());
  });
});

test("a list comes a page at a time, latest upload first", async () => {
  const all = await list(cast.partner);
  const first = await cast.partner.call("listContractFiles", { params: { id }, query: { limit: 2 } });
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
  const headers = { cookie: cast.partner.cookie };
  const second = await site.app.inject({ method: "GET", url: next, headers });
  const paged = [...first.json<ContractFile[]>(), ...second.json<ContractFile[]>()];
  expect(paged).toEqual(all.slice(0, 4));
});

describe("the virus scanner", () => {
  test("refuses malware, marks what is clean, and scans later what it could not reach", async () => {
    const clamd = await openClamd();
    const beside = { connectionString: site.connectionString, deps: site.deps };
    const scanned = await openSite(clamd.env, beside);
    const later = { ...scanned.deps, files: site.deps.files };
    try {
      const daniel = await scanned.signInAs(cast.daniel.id);
      const before = await stored();
      const refused = await send(daniel, "Found at once.txt", eicar);
      expect([refused.statusCode, refused.body]).toEqual([400, messages.contractFileInfected]);
      expect(await stored()).toEqual(before);
      expect(await share(daniel, "Clean.txt", "clean")).toMatchObject({ scan: "clean" });
      expect(clamd.scanned).toEqual([eicar.length, 5]);

      clamd.reply = "INSTREAM size limit exceeded. ERROR";
      expect(await share(daniel, "Long.txt", "too long")).toMatchObject({ scan: "not_scanned" });
      clamd.reply = null;
      await clamd.close();
      const { id: lateId } = await share(daniel, "Late.txt", `${eicar} later`);
      expect(await named(cast.partner, "Late.txt")).toMatchObject([{ scan: "not_scanned" }]);
      expect(await scanFiles(later)).toBe(0);

      const again = await openClamd(Number(clamd.env.CLAMD.split(":")[1]));
      expect(await scanFiles(later)).toBeGreaterThan(1);
      await again.close();
      expect(await named(cast.partner, "Long.txt")).toMatchObject([{ scan: "clean" }]);
      expect(await named(cast.partner, "Late.txt")).toEqual([]);
      const open = await cast.partner.call("openContractFile", { params: { id: lateId } });
      expect(open.statusCode).toBe(404);
      for (const who of [cast.partner, cast.daniel])
        expect(await latestNotification(site, who)).toMatchObject({ title: "Malware found in a file" });
    } finally {
      await scanned.close();
    }
  });

  test("a file that the scanner cannot read is tried five times", async () => {
    const clamd = await openClamd();
    clamd.reply = "INSTREAM size limit exceeded. ERROR";
    const { id: fileId } = await share(cast.daniel, "Unreadable.txt", "never read");
    const config = { clamd: { host: "127.0.0.1", port: Number(clamd.env.CLAMD.split(":")[1]) } };
    for (let run = 0; run < 5; run += 1) expect(await scanFiles({ ...site.deps, config })).toBeGreaterThan(0);
    expect(await scanFiles({ ...site.deps, config })).toBe(0);
    const [row] = await site.db.select().from(contractFiles).where(eq(contractFiles.id, fileId));
    expect(row).toMatchObject({ scan: "not_scanned", failedScans: 5 });
    await clamd.close();
  });
});
