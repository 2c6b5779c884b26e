import { request } from "node:http";
import { readdir, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { contractFileErrorMessages as messages } from "@caseload/contract/engagements/file-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractFiles, contractUploads } from "../../../platform/db/schema/contract-files.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { openS3Store } from "../../../testkit/s3-store.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { removeUnfinishedUploads } from "./resumable-uploads.ts";

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { paymentDays: 15 });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site.close());

const base = () => `/api/contracts/${id}/files/tus`;
const protocol = { "tus-resumable": "1.0.0" };
const bytesType = { "content-type": "application/offset+octet-stream" };
type Method = "POST" | "HEAD" | "PATCH" | "DELETE" | "GET";
const send = (
  who: Pick<Caller, "cookie">,
  method: Method,
  url: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
  where: Site = site,
) =>
  where.app.inject({
    method,
    url,
    headers: { ...(who.cookie && { cookie: who.cookie }), ...protocol, ...headers },
    ...(payload && { payload }),
  });
const announced = (name: string, bytes: number) => ({
  "upload-length": String(bytes),
  "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
});
async function start(who: Caller, name: string, bytes: number, where: Site = site): Promise<string> {
  const answer = await send(who, "POST", base(), announced(name, bytes), undefined, where);
  expect([answer.statusCode, answer.body]).toEqual([201, ""]);
  return String(answer.headers.location);
}
const patch = (who: Caller, url: string, offset: number, content: Buffer, where: Site = site) =>
  send(who, "PATCH", url, { ...bytesType, "upload-offset": String(offset) }, content, where);
const offsetOf = async (who: Caller, url: string) =>
  Number((await send(who, "HEAD", url)).headers["upload-offset"]);
const unfinished = () => readdir(join(site.deps.config.dataDir, "uploads"));
const shared = (name: string) =>
  site.db
    .select()
    .from(contractFiles)
    .then((rows) => rows.filter((row) => row.name === name));

describe("a resumable upload", () => {
  test("continues after a cut connection, and becomes a file like any other", async () => {
    const content = Buffer.alloc(3_000_000, "0123456789");
    const url = await start(cast.daniel, "Production 4.txt", content.length);
    const { port } = site.app.server.address() as AddressInfo;
    const headers = {
      cookie: cast.daniel.cookie,
      ...protocol,
      ...bytesType,
      "upload-offset": "0",
      "content-length": content.length,
    };
    const cut = request({ port, method: "PATCH", path: url, headers });
    cut.on("error", () => undefined);
    await new Promise((resolve) => cut.write(content.subarray(0, 1_000_000), resolve));
    const partly = join(site.deps.config.dataDir, "uploads", String(url.split("/").at(-1)));
    await expect.poll(async () => (await stat(partly)).size, { timeout: 10_000 }).toBe(1_000_000);
    cut.destroy();

    await expect.poll(() => offsetOf(cast.daniel, url), { timeout: 10_000 }).toBe(1_000_000);
    const middle = await patch(cast.daniel, url, 1_000_000, content.subarray(1_000_000, 2_000_000));
    expect([middle.statusCode, middle.headers["upload-offset"]]).toEqual([204, "2000000"]);
    expect(middle.headers["x-content-type-options"]).toBe("nosniff");
    expect(middle.headers["access-control-allow-origin"]).toBeUndefined();
    const wrong = await patch(cast.daniel, url, 5, content.subarray(5));
    expect(wrong.statusCode).toBe(409);
    const last = await patch(cast.daniel, url, 2_000_000, content.subarray(2_000_000));
    expect(last.statusCode).toBe(200);
    expect(last.json<ContractFile>()).toMatchObject({
      name: "Production 4.txt",
      size: content.length,
      version: 1,
      scan: "not_scanned",
      uploadedById: cast.daniel.id,
    });
    expect(await shared("Production 4.txt")).toHaveLength(1);
    expect(await unfinished()).toEqual([]);
    expect(await site.db.select().from(contractUploads)).toEqual([]);
    expect((await send(cast.daniel, "HEAD", url)).statusCode).toBe(404);
  });

  test("is removed by its creator, and by a task a day later", async () => {
    const url = await start(cast.daniel, "Given up.txt", 10);
    expect((await send(cast.daniel, "DELETE", url)).statusCode).toBe(204);
    expect((await send(cast.daniel, "HEAD", url)).statusCode).toBe(404);
    // Its row is deleted after the answer.
    await expect.poll(() => site.db.$count(contractUploads)).toBe(0);
    const forgotten = await start(cast.daniel, "Forgotten.txt", 10);
    await patch(cast.daniel, forgotten, 0, Buffer.from("half"));
    const now = site.time.now;
    const at = (hours: number) => ({
      ...site.deps,
      clock: () => new Date(now.getTime() + hours * 3_600_000),
    });
    expect(await removeUnfinishedUploads(at(23))).toBe(0);
    expect(await unfinished()).not.toEqual([]);
    expect(await removeUnfinishedUploads(at(25))).toBe(1);
    expect(await unfinished()).toEqual([]);
    expect((await send(cast.daniel, "HEAD", forgotten)).statusCode).toBe(404);
  });

  test.each([
    ["a program by its content", "a.txt", "MZ\u0000", messages.contractFileProgram],
    ["a script by its content", "b.txt", "#!/bin/sh", messages.contractFileProgram],
  ])("%s is refused at the end, and nothing stays", async (_what, name, content, message) => {
    const url = await start(cast.daniel, name, content.length);
    const answer = await patch(cast.daniel, url, 0, Buffer.from(content));
    expect([answer.statusCode, answer.body]).toEqual([400, message]);
    expect(await unfinished()).toEqual([]);
    expect(await shared(name)).toEqual([]);
  });

  test.each([
    ["too long", announced("a.txt", 104_857_601), 413, messages.contractFileTooLarge],
    ["empty", announced("a.txt", 0), 400, messages.noContractFile],
    ["a program", announced("a.exe", 9), 400, messages.contractFileProgram],
    ["a deceptive name", announced("a\u202etxt.pdf", 9), 400, messages.contractFileName],
    ["nameless", { "upload-length": "9" }, 400, messages.uploadMalformed],
    ["of unknown length", { "upload-defer-length": "1" }, 400, messages.uploadMalformed],
    ["of no length", announced("a.txt", -1), 400, messages.uploadMalformed],
  ])("one that is %s is refused before it is sent", async (_what, headers, status, message) => {
    const answer = await send(cast.daniel, "POST", base(), headers);
    expect([answer.statusCode, answer.body]).toEqual([status, message]);
    expect(await unfinished()).toEqual([]);
  });
});

describe("who may upload by tus", () => {
  test("the parties of the contract may start one; only who started it may go on", async () => {
    for (const who of [cast.rival, cast.priya, cast.junior]) {
      const answer = await send(who, "POST", base(), announced("a.txt", 4));
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.contractNotFound]);
    }
    expect((await send({ cookie: "" }, "POST", base(), announced("a.txt", 4))).statusCode).toBe(401);
    const url = await start(cast.associate, "Associate.txt", 4);
    for (const who of [cast.daniel, cast.partner, cast.rival, cast.priya]) {
      expect((await send(who, "HEAD", url)).statusCode).toBe(404);
      expect((await patch(who, url, 0, Buffer.from("mine"))).statusCode).toBe(404);
      expect((await send(who, "DELETE", url)).statusCode).toBe(404);
    }
    for (const method of ["HEAD", "PATCH", "DELETE"] as const)
      expect((await send({ cookie: "" }, method, url)).statusCode).toBe(401);
    expect((await send(cast.associate, "GET", url)).statusCode).toBe(404);
    const elsewhere = url.replace(`/contracts/${id}/`, "/contracts/2000000000/");
    expect((await send(cast.associate, "HEAD", elsewhere)).statusCode).toBe(404);
    expect((await send(cast.associate, "HEAD", `${base()}/..%2f..%2fetc`)).statusCode).toBe(404);
    expect((await patch(cast.associate, url, 0, Buffer.from("text"))).statusCode).toBe(200);
  });

  test("no other site may", async () => {
    const url = await start(cast.daniel, "Own.txt", 4);
    const origin = { origin: "https://elsewhere.example" };
    for (const [method, path] of [
      ["POST", base()],
      ["PATCH", url],
      ["DELETE", url],
    ] as const) {
      const answer = await send(cast.daniel, method, path, { ...announced("a.txt", 4), ...origin });
      expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.crossSite]);
    }
    expect(await offsetOf(cast.daniel, url)).toBe(0);
  });

  test("the paralegal's end with the access to the files", async () => {
    const url = await start(cast.daniel, "Late.txt", 4);
    await cast.partner.ask("completeContract", { params: { id } });
    await cast.daniel.ask("giveCertificate", {
      params: { id },
      body: { name: cast.daniel.name, statement: "I deleted my copies." },
    });
    for (const answer of [
      await patch(cast.daniel, url, 0, Buffer.from("late")),
      await send(cast.daniel, "POST", base(), announced("b.txt", 4)),
    ])
      expect([answer.statusCode, answer.body]).toEqual([403, messages.fileAccessEnded]);
    expect(await shared("Late.txt")).toEqual([]);
  });
});

test("a bucket holds unfinished uploads in place of the folder", async () => {
  const s3 = await openS3Store();
  const bucketSite = await openSite(s3.env, { connectionString: site.connectionString });
  try {
    const partner = await bucketSite.signInAs(cast.partner.id);
    const url = await start(partner, "In a bucket.txt", 8, bucketSite);
    // s3rver has no ListParts, so that the parts themselves are not tested here.
    const { pathname } = new URL(url, "http://localhost");
    expect(await bucketSite.deps.files.exists(`${pathname.split("/").at(-1)}.info`)).toBe(true);
    expect(await readdir(bucketSite.deps.config.dataDir).catch(() => [])).not.toContain("uploads");
  } finally {
    bucketSite.deps.files.close();
    await bucketSite.close();
    await s3.close();
  }
});
