import type { Certificate } from "@caseload/contract/engagements/certificates";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { contractFileErrorMessages as messages } from "@caseload/contract/engagements/file-error-messages";
import type { FileLink } from "@caseload/contract/files/files";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { certificates } from "../../../platform/db/schema/certificates.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { askForCertificates } from "./ask-for-certificates.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const dayMs = 86_400_000;
const upload = (who: Caller, id: number, name = "Index.txt") =>
  who.call("uploadContractFile", {
    params: { id },
    body: {},
    file: { name, type: "text/plain", content: new Uint8Array(Buffer.from(name)) },
  });
const give = (who: Caller, id: number, body: object) => who.call("giveCertificate", { params: { id }, body });
const statement = "I shredded the paper copies and deleted the rest.";
const access = async (who: Caller, id: number) =>
  (await who.ask<ContractDetail>("getContract", { params: { id } })).fileAccess;

/** A completed contract with one file. */
async function complete(): Promise<{ id: number; fileId: number }> {
  const id = await startEngagement(site, cast, { paymentDays: 15 });
  const fileId = (await upload(cast.partner, id)).json<ContractFile>().id;
  expect(await access(cast.daniel, id)).toEqual({ endsAt: null, ended: false, certificate: "not_yet" });
  await cast.partner.ask("completeContract", { params: { id } });
  return { id, fileId };
}

describe("the paralegal's access to files", () => {
  test("ends thirty days after the contract; the firm's does not", async () => {
    const { id, fileId } = await complete();
    const start = site.time.now;
    const end = new Date(start.getTime() + 30 * dayMs);
    expect(await access(cast.daniel, id)).toEqual({
      endsAt: end.toISOString(),
      ended: false,
      certificate: "possible",
    });
    site.time.now = new Date(end.getTime() - 1);
    expect((await upload(cast.daniel, id, "Late.txt")).statusCode).toBe(201);
    const { address } = await cast.daniel.ask<FileLink>("openContractFile", { params: { id: fileId } });
    expect(await askForCertificates(site.db, site.time.now)).toBe(0);

    site.time.now = end;
    const headers = { cookie: cast.daniel.cookie };
    expect((await site.app.inject({ method: "GET", url: address, headers })).statusCode).toBe(404);
    for (const answer of [
      await cast.daniel.call("listContractFiles", { params: { id } }),
      await cast.daniel.call("downloadContractFiles", { params: { id } }),
      await cast.daniel.call("openContractFile", { params: { id: fileId } }),
      await cast.daniel.call("deleteContractFile", { params: { id: fileId } }),
      await upload(cast.daniel, id, "Later.txt"),
    ])
      expect([answer.statusCode, answer.body]).toEqual([403, messages.fileAccessEnded]);
    expect(await access(cast.daniel, id)).toMatchObject({ ended: true, certificate: "due" });
    expect((await cast.partner.call("listContractFiles", { params: { id } })).statusCode).toBe(200);

    // Asked once, also by two processes at a time.
    const asked = await Promise.all([1, 2].map(() => askForCertificates(site.db, site.time.now)));
    expect(asked.reduce((sum, one) => sum + one)).toBe(1);
    expect(await askForCertificates(site.db, site.time.now)).toBe(0);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Certify return or destruction",
      actionUrl: `/contracts/${id}`,
    });
    const sent = await site.db.select().from(notifications).where(eq(notifications.userId, cast.daniel.id));
    expect(sent.filter(({ title }) => title === "Certify return or destruction")).toHaveLength(1);
    site.time.now = start;
  });

  test("ends with the certificate, when that comes first", async () => {
    const { id } = await complete();
    expect((await give(cast.daniel, id, { name: cast.daniel.name, statement })).statusCode).toBe(201);
    expect((await cast.daniel.call("listContractFiles", { params: { id } })).statusCode).toBe(403);
    expect(await access(cast.partner, id)).toEqual({
      endsAt: site.time.now.toISOString(),
      ended: true,
      certificate: "given",
    });
    const later = new Date(site.time.now.getTime() + 40 * dayMs);
    const due = await askForCertificates(site.db, later);
    expect(due).toBe(0);
  });
});

describe("the certificate", () => {
  test("is given once, by the paralegal, under the account's name, after the end", async () => {
    const early = await startEngagement(site, cast, { paymentDays: 15 });
    const body = { name: cast.daniel.name, statement };
    const tooEarly = await give(cast.daniel, early, body);
    expect([tooEarly.statusCode, tooEarly.body]).toEqual([409, messages.certificateTooEarly]);

    const { id } = await complete();
    expect((await cast.daniel.call("getCertificate", { params: { id } })).body).toBe(
      messages.certificateNotFound,
    );
    for (const who of [cast.partner, cast.managing, cast.rival, cast.priya])
      expect((await give(who, id, body)).statusCode).toBe(404);
    expect((await give(site.anonymous, id, body)).statusCode).toBe(401);
    for (const wrong of [
      { ...body, name: "Dan Rayes" },
      { ...body, statement: " " },
      { name: body.name },
      {},
    ])
      expect((await give(cast.daniel, id, wrong)).statusCode).toBe(400);

    const answers = await Promise.all([give(cast.daniel, id, body), give(cast.daniel, id, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const given = await cast.partner.ask<Certificate>("getCertificate", { params: { id } });
    expect(given).toEqual({
      contractId: id,
      ...body,
      emailConfirmed: true,
      signedById: cast.daniel.id,
      signedAt: site.time.now.toISOString(),
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Files returned or destroyed",
    });
    const { timeline } = await cast.partner.ask<ContractDetail>("getContract", { params: { id } });
    expect(timeline.at(-1)).toMatchObject({ kind: "certificate_given", actorId: cast.daniel.id });
    for (const who of [cast.rival, cast.priya])
      expect((await who.call("getCertificate", { params: { id } })).statusCode).toBe(404);
    await expect(site.db.update(certificates).set({ statement: "No." })).rejects.toThrow();
  });
});
