/** A signed agreement as either side downloads it: what it says, its tags, its seal, and what a change of it is answered. */
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { termsOf } from "../../../testkit/contract-terms.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { readSignatures } from "./seal/byte-range.ts";
import { isValidSignature, readCms } from "./seal/cms-signature.ts";

let site: Site;
let cast: Cast;
let signed: Signed;
let other: Signed;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  signed = await negotiate(cast.daniel, {
    pay: {
      kind: "flat",
      totalCents: 150_000,
      milestones: [
        { title: "First volume", dueOn: "2027-01-15", cents: 90_050 },
        { title: "Second volume, with the index", dueOn: null, cents: 59_950 },
      ],
    },
    services: ["Summaries of eleven depositions, page and line.", "An index of the exhibits."],
    startsOn: "2027-01-04",
    endsOn: "2027-02-26",
    governingState: "NY",
    paymentDays: 21,
    expenses: { allowed: true, capCents: 12_345 },
    clientContact: "supervised",
    extraClauses: [{ heading: "Drafts", text: "Drafts are marked “privileged”.\n(a) Each page is." }],
  });
  other = await negotiate(cast.leila, {
    pay: { kind: "hourly", rateCents: 5_850, capMinutes: 4_806 },
    autoApproveDays: 12,
  });
});
afterAll(() => site.close());
beforeEach(() => site.db.delete(attempts));

interface Signed {
  id: number;
  contract: ContractDetail;
  file: Buffer;
}

/** Version 2 by the firm, version 3 with the paralegal's address, signed by both under their typed names. */
async function negotiate(paralegal: Cast["daniel"], changes: Partial<StructuredTerms>): Promise<Signed> {
  const id = await createContract(site, cast, paralegal);
  const params = { id };
  const firmAddress = "1400 Specimen Square, Philadelphia, PA 19103";
  const terms = termsOf(cast.partner.id, { ...changes, firmAddress });
  await cast.partner.ask("proposeVersion", { params, body: { base: 1, terms, note: "As discussed." } });
  const paralegalAddress = "2120 Sample Street, Philadelphia, PA 19103";
  const body = { base: 2, terms: { ...terms, paralegalAddress }, note: null };
  const { version, sha256 } = await paralegal.ask<ContractVersion>("proposeVersion", { params, body });
  for (const { name, ask } of [paralegal, cast.partner])
    await ask("agreeToTerms", { params, body: { version, sha256, name, consent: true } });
  const { rawPayload: file } = await paralegal.call("downloadAgreement", { params });
  return { id, contract: await paralegal.ask<ContractDetail>("getContract", { params }), file };
}

const textOf = (file: Buffer): string => readPdf(file).pages.flat().join(" ").replace(/\s+/g, " ");
const verify = (file: Uint8Array) =>
  site.anonymous.ask("verifyAgreement", {
    file: { name: "agreement.pdf", type: "application/pdf", content: new Uint8Array(file) },
  });
const expectChanged = async (file: Uint8Array): Promise<void> =>
  expect(await verify(file)).toMatchObject({
    found: true,
    intact: false,
    contractId: signed.id,
    signatures: [],
    sealedAt: null,
  });

test("the text holds every term and both signatures", () => {
  for (const { contract, file } of [signed, other]) {
    const text = textOf(file);
    const lines = contract.terms.split("\n").filter((line) => line !== "");
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) expect(text).toContain(line.replace(/\s+/g, " ").trim());
    for (const { name, signature } of [contract.attorney, contract.paralegal]) {
      expect(signature?.name).toBe(name);
      expect(text).toContain(`Typed name ${name}`);
    }
    expect(text.split(`SHA-256 of the terms ${contract.termsSha256}`).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain("Draft, not signed");
  }
  const text = textOf(signed.file);
  for (const term of ["$1,500.00", "$900.50", "$599.50", "January 15, 2027", "$123.45", "State of New York"])
    expect(text).toContain(term);
  for (const term of ["$58.50", "80.1 hours", "within 12 days"]) expect(textOf(other.file)).toContain(term);
});

test("the file is tagged, and each page belongs to the structure", () => {
  const { dictionaries, pages } = readPdf(signed.file);
  for (const entry of ["/StructTreeRoot", "/Marked true", "/Lang (en-US)"])
    expect(dictionaries).toContain(entry);
  expect(dictionaries.match(/\/StructParents \d+/g)?.length).toBeGreaterThanOrEqual(pages.length);
});

test("the seal covers the whole file, and verifies", async () => {
  const seals = readSignatures(signed.file);
  expect(seals.map(({ coversFile }) => coversFile)).toEqual([true]);
  for (const { der, parts } of seals) {
    const signature = readCms(der);
    expect(signature !== null && (await isValidSignature(signature, parts))).toBe(true);
    const [before, after] = parts.map((part) => Buffer.from(part));
    if (before && after) after[after.length - 1] = (after.at(-1) ?? 0) ^ 1;
    expect(
      signature !== null &&
        (await isValidSignature(
          signature,
          [before, after].flatMap((part) => part ?? []),
        )),
    ).toBe(false);
  }
  expect(await verify(signed.file)).toMatchObject({
    found: true,
    intact: true,
    contractId: signed.id,
    version: 3,
    signatures: [
      { side: "attorney", name: cast.partner.name },
      { side: "paralegal", name: cast.daniel.name },
    ],
  });
});

test("a flipped byte anywhere is found out", async () => {
  for (let part = 0; part < 40; part += 1) {
    const file = Buffer.from(signed.file);
    const at = Math.floor((part * (file.length - 1)) / 39);
    file[at] = (file[at] ?? 0) ^ 0x20;
    await expectChanged(file);
  }
});

test.each([
  ["one byte", "\n"],
  ["a comment", "\n% reviewed by counsel\n"],
  ["another agreement", null],
])("%s appended is found out", async (_what, appended) =>
  expectChanged(Buffer.concat([signed.file, appended === null ? other.file : Buffer.from(appended)])),
);

/** Where the content of each page is in a file. */
const contentsOf = (file: Buffer): { from: number; to: number }[] =>
  [...file.toString("latin1").matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, object]) => {
    const from = file.indexOf(`\n${object} 0 obj\n`) + 1;
    return { from, to: file.indexOf("\nendobj", from) };
  });

test("each page, swapped with that of another contract, is found out", async () => {
  const pages = contentsOf(signed.file);
  const others = contentsOf(other.file);
  expect([pages.length, others.length]).toEqual(
    [signed, other].map(({ file }) => readPdf(file).pages.length),
  );
  for (const [at, { from, to }] of pages.entries()) {
    const page = others[at % others.length];
    if (!page) throw new Error("The other agreement has no pages.");
    const swapped = Buffer.concat([
      signed.file.subarray(0, from),
      other.file.subarray(page.from, page.to),
      signed.file.subarray(to),
    ]);
    expect(swapped.equals(signed.file)).toBe(false);
    await expectChanged(swapped);
  }
});
