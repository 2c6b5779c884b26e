import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { GenuineFile } from "@caseload/contract/engagements/verification";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { sealedAgreements } from "../../../platform/db/schema/agreements.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { checkRecords } from "./check-records.ts";
import { loadAgreement } from "./find-agreement.ts";
import { createSealer } from "./seal-agreement.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const download = (caller: Caller, id: number, query = {}) =>
  caller.call("downloadAgreement", { params: { id }, query });
const textOf = (bytes: Buffer): string => readPdf(bytes).pages.flat().join(" ").replace(/\s+/g, " ");
const words = (text: string): string => text.replace(/\s+/g, " ");

async function sign(id: number): Promise<void> {
  await cast.partner.ask("agreeToTerms", { params: { id } });
  await cast.daniel.ask("agreeToTerms", { params: { id } });
}

describe("before both parties have signed", () => {
  test("the PDF is a draft on each page, with the terms and without a seal", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await cast.partner.ask("agreeToTerms", { params: { id } });
    const answer = await download(cast.daniel, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="Agreement ${id} v1 draft.pdf"`);
    const { pages, dictionaries } = readPdf(answer.rawPayload);
    for (const page of pages) expect(page).toContain("Draft, not signed");
    expect(dictionaries).not.toContain("/ByteRange");
    const { terms } = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
    for (const line of terms.split("\n").filter((one) => one !== ""))
      expect(textOf(answer.rawPayload)).toContain(words(line));
  });
});

describe("once both parties have signed", () => {
  test("the audit pages say whose email address was not confirmed when they signed", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const setVerified = async (emailVerified: boolean) => {
      await site.db.update(users).set({ emailVerified }).where(eq(users.id, cast.daniel.id));
      site.deps.sessions.forget([cast.daniel.id]);
    };
    await setVerified(false);
    await sign(id);
    await setVerified(true);
    const text = textOf((await download(cast.partner, id)).rawPayload);
    expect(text.match(/Email address (?:Not confirmed|Confirmed)/g)?.toSorted()).toEqual([
      "Email address Confirmed",
      "Email address Not confirmed",
    ]);
    expect((await checkRecords({ db: site.db, files: site.deps.files })).problems).toEqual([]);
  });

  test("both sides download the same sealed file, which verifies as genuine", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await sign(id);
    const own = await download(cast.daniel, id);
    const theirs = await download(cast.partner, id, { version: 1 });
    expect(own.headers["content-disposition"]).toBe(`attachment; filename="Agreement ${id} v1.pdf"`);
    expect(own.headers["content-length"]).toBe(String(own.rawPayload.length));
    expect(own.rawPayload.equals(theirs.rawPayload)).toBe(true);
    const file = { name: "a.pdf", type: "application/pdf", content: new Uint8Array(own.rawPayload) };
    const genuine = await site.anonymous.ask<GenuineFile>("verifyAgreement", { file });
    expect(genuine).toMatchObject({
      intact: true,
      contractId: id,
      version: 1,
      status: "terms_agreed",
      inForce: true,
      signatures: [
        { side: "attorney", name: "Margaret Okafor" },
        { side: "paralegal", name: "Daniel Reyes" },
      ],
    });
  });

  test("the file says every term, both signatures, and the audit record", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await sign(id);
    const contract = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
    const { rawPayload } = await download(cast.daniel, id);
    const text = textOf(rawPayload);
    for (const line of contract.terms.split("\n").filter((one) => one !== ""))
      expect(text).toContain(words(line));
    for (const event of contract.timeline) expect(text).toContain(`Hash ${event.hash}`);
    for (const fact of ["127.0.0.1", "Second factor", "Version history", "Terms signed by both parties"])
      expect(text).toContain(fact);
    const { pages } = readPdf(rawPayload);
    for (const [at, page] of pages.entries())
      expect(page).toContain(
        `Engagement Agreement No. ${String(id).padStart(4, "0")}, version 1, page ${at + 1} of ${pages.length}`,
      );
  });

  test("a version is sealed once, also by two processes at the same time", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await sign(id);
    const beside = await openSite({}, site);
    try {
      const { agreement } = await loadAgreement(site.db, { contractId: id, version: 1 }, site.time.now);
      const [here, there] = [createSealer(site.deps), createSealer(beside.deps)];
      const rows = await Promise.all([here(agreement), there(agreement), here(agreement), there(agreement)]);
      expect(new Set(rows.map(({ fileSha256 }) => fileSha256)).size).toBe(1);
      const stored = await site.db.select().from(sealedAgreements).where(eq(sealedAgreements.contractId, id));
      expect(stored).toHaveLength(1);
      expect(await site.deps.files.exists(stored[0]?.fileName ?? "")).toBe(true);
    } finally {
      await beside.close();
    }
  });

  test("signatures under other terms are never sealed", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await sign(id);
    const { agreement } = await loadAgreement(site.db, { contractId: id, version: 1 }, site.time.now);
    const seal = createSealer(site.deps);
    await expect(seal({ ...agreement, terms: `${agreement.terms} ` })).rejects.toThrow("do not cover");
    await expect(seal({ ...agreement, signatures: agreement.signatures.slice(1) })).rejects.toThrow(
      "do not cover",
    );
  });
});

describe("access", () => {
  test("outsiders, visitors and unknown versions", async () => {
    const id = await createContract(site, cast, cast.daniel);
    expect((await download(cast.rival, id)).statusCode).toBe(404);
    expect((await download(cast.leila, id)).statusCode).toBe(404);
    expect((await download(cast.junior, id)).statusCode).toBe(404);
    expect((await download(site.anonymous, id)).statusCode).toBe(401);
    const unknown = await download(cast.daniel, id, { version: 7 });
    expect([unknown.statusCode, unknown.body]).toEqual([404, "This contract has no such version."]);
    expect((await download(cast.daniel, id, { version: "x" })).statusCode).toBe(400);
  });

  test("a sealed file that is missing from the storage is not made again", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await sign(id);
    expect((await download(cast.daniel, id)).statusCode).toBe(200);
    const [row] = await site.db.select().from(sealedAgreements).where(eq(sealedAgreements.contractId, id));
    await site.deps.files.remove(row?.fileName ?? "");
    expect((await download(cast.daniel, id)).statusCode).toBe(404);
  });
});
