import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import { errorMessages } from "@caseload/contract/error-messages";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import type { GenuineFile } from "@caseload/contract/engagements/verification";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { makeAgreement, makeTerms } from "./agreement.fixture.ts";
import { readClaims } from "./agreement-claim.ts";
import type { AgreementDocument } from "./agreement-document.ts";
import type { SealedAgreement } from "./queries.ts";
import { createSealer, renderDraft, type SealAgreement } from "./seal-agreement.ts";
import { readSignatures } from "./seal/byte-range.ts";

let site: Site;
let seal: SealAgreement;
let agreement: AgreementDocument;
let sealed: SealedAgreement;
let file: Buffer;
let otherFile: Buffer;

const contentOf = async ({ fileName }: SealedAgreement): Promise<Buffer> => {
  const content = await site.deps.files.open(fileName);
  if (!content) throw new Error("The sealed file is missing.");
  return Buffer.concat(await content.toArray());
};

beforeAll(async () => {
  site = await openSite();
  const cast = await createHiringFirm(site);
  seal = createSealer(site.deps);
  agreement = makeAgreement({ contractId: await createContract(site, cast, cast.daniel) });
  sealed = await seal(agreement);
  file = await contentOf(sealed);
  const other = makeAgreement({
    contractId: await createContract(site, cast, cast.leila),
    terms: makeTerms(19),
    paralegalName: "Leila Haddad",
  });
  otherFile = await contentOf(await seal(other));
});
afterAll(() => site.close());
beforeEach(() => site.db.delete(attempts));

async function upload(content: Uint8Array, name = "agreement.pdf") {
  await site.db.delete(attempts);
  return site.anonymous.call("verifyAgreement", {
    file: { name, type: "application/pdf", content: new Uint8Array(content) },
  });
}
const verify = async (content: Uint8Array): Promise<unknown> => {
  const answer = await upload(content);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

const changed = {
  found: true,
  intact: false,
  version: 2,
  status: null,
  signatures: [],
  sealedAt: null,
  seal: null,
};
const expectChanged = async (content: Uint8Array): Promise<void> =>
  expect(await verify(content)).toEqual({ ...changed, contractId: agreement.contractId });

describe("a genuine file", () => {
  test("names the parties, the seal and the terms, to anyone", async () => {
    expect(await verify(file)).toEqual({
      found: true,
      intact: true,
      contractId: agreement.contractId,
      version: 2,
      status: "pending_terms",
      inForce: false,
      firmName: "Lindqvist Okafor LLP",
      termsSha256: agreement.termsSha256,
      signatures: [
        {
          side: "attorney",
          name: "Margaret Okafor",
          emailConfirmed: true,
          signedAt: "2026-10-28T20:20:11.480Z",
        },
        {
          side: "paralegal",
          name: "Daniel Reyes",
          emailConfirmed: true,
          signedAt: "2026-10-29T15:06:12.345Z",
        },
      ],
      sealedAt: sealed.sealedAt.toISOString(),
      seal: {
        subject: "Caseload signing key",
        validTo: expect.stringMatching(/^\d{4}-/) as string,
        selfMade: true,
        timeStamped: false,
      },
    });
  });

  test("is recognized under any name", async () => {
    const answer = await upload(file, "../../etc/passwd");
    expect(answer.json<GenuineFile>().intact).toBe(true);
  });
});

describe("a changed file", () => {
  test("is detected wherever one bit differs, and no party is named", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(7), async (at, bit) => {
        const copy = Buffer.from(file);
        copy[at] = (copy[at] ?? 0) ^ (1 << bit);
        await expectChanged(copy);
      }),
      { numRuns: 120 },
    );
  });

  test("is found out when one bit of the header, the seal, the end or a claim differs", async () => {
    const [seal] = readSignatures(file);
    const hole = file.indexOf(seal?.der.toString("hex").slice(0, 64) ?? "");
    const places = [0, 1, 5, 10, hole, hole + 200, file.length - 3, file.length - 6];
    for (const word of ["/ByteRange", "startxref", "caseload-agreement:", "/Contents", "trailer"])
      places.push(file.lastIndexOf(word) + 2);
    for (const at of places) {
      const copy = Buffer.from(file);
      copy[at] = (copy[at] ?? 0) ^ 1;
      await expectChanged(copy);
    }
  });

  test.each([
    ["a line break", Buffer.from("\n")],
    ["a megabyte", Buffer.alloc(1_048_576, 0x20)],
    ["a comment", Buffer.from("\n% reviewed\n")],
  ])("is found out when %s was appended", async (_name, appended) =>
    expectChanged(Buffer.concat([file, appended])),
  );

  test("is found out when a revision was appended", async () => {
    const start = file.length;
    const revision = [
      "9999 0 obj\n<< /Type /Annot >>\nendobj\n",
      `xref\n9999 1\n${String(start).padStart(10, "0")} 00000 n \n`,
      `trailer\n<< /Size 10000 /Prev ${file.toString("latin1").match(/startxref\n(\d+)/)?.[1] ?? ""} >>\n`,
      `startxref\n${start + 41}\n%%EOF\n`,
    ].join("");
    await expectChanged(Buffer.concat([file, Buffer.from(revision, "latin1")]));
  });

  test("is found out when a page's content was swapped with another contract's", async () => {
    const contents = (bytes: Buffer) => /\/Contents (\d+) 0 R/.exec(bytes.toString("latin1"))?.[1];
    const objectOf = (bytes: Buffer): [number, number] => {
      const from = bytes.indexOf(`\n${contents(bytes)} 0 obj\n`) + 1;
      return [from, bytes.indexOf("\nendobj", from)];
    };
    const [from, to] = objectOf(file);
    const [otherFrom, otherTo] = objectOf(otherFile);
    expect(file.subarray(from, to)).not.toEqual(otherFile.subarray(otherFrom, otherTo));
    const swapped = Buffer.concat([
      file.subarray(0, from),
      otherFile.subarray(otherFrom, otherTo),
      file.subarray(to),
    ]);
    await expectChanged(swapped);
  });

  test("is found out when only a page is left in another file, packed or not", async () => {
    const claim = /\/Private \((caseload-agreement:[^)]+)\)/.exec(file.toString("latin1"))?.[1] ?? "";
    expect(readClaims(Buffer.from(claim))).toHaveLength(1);
    const page = `<< /Type /Page /PieceInfo << /Caseload << /Private (${claim}) >> >> >>`;
    const plain = `%PDF-1.7\n1 0 obj\n${page}\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
    await expectChanged(Buffer.from(plain));
    const packed = deflateSync(Buffer.from(`1 0 ${page}`));
    await expectChanged(
      Buffer.concat([
        Buffer.from("%PDF-1.7\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n"),
        packed,
        Buffer.from("\nendstream\nendobj\nstartxref\n9\n%%EOF\n"),
      ]),
    );
  });

  test("is found out when the seal was copied into another file", async () => {
    const [seal] = readSignatures(file);
    const digits = seal?.der.toString("hex") ?? "";
    const [otherSeal] = readSignatures(otherFile);
    const at = otherFile.indexOf(otherSeal?.der.toString("hex") ?? "?");
    const copy = Buffer.from(otherFile);
    copy.write(digits, at, "latin1");
    expect(await verify(copy)).toMatchObject({ found: true, intact: false, signatures: [] });
  });
});

describe("an unknown file", () => {
  test("is a draft: it carries no seal and claims nothing", async () => {
    const draft = await renderDraft(site.deps, {
      ...agreement,
      signatures: agreement.signatures.slice(0, 1),
    });
    expect(await verify(await buffer(draft))).toEqual({ found: false });
  });

  test("is a claim of terms that do not exist, so that contract numbers cannot be probed", async () => {
    const claim = `caseload-agreement:${agreement.contractId}:2:${"0".repeat(64)}`;
    expect(await verify(Buffer.from(`%PDF-1.7\n(${claim})\nstartxref\n0\n%%EOF\n`))).toEqual({
      found: false,
    });
    const huge = `caseload-agreement:9999999999:2:${"0".repeat(64)}`;
    expect(await verify(Buffer.from(`%PDF-1.7\n(${huge})\nstartxref\n0\n%%EOF\n`))).toEqual({ found: false });
  });
});

describe("a file that cannot be checked", () => {
  const minimal = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
  test.each([
    ["no PDF", Buffer.from("Dear counsel, please find attached"), verificationMessages.notPdf],
    ["an empty file", Buffer.alloc(0), verificationMessages.emptyFile],
    [
      "an encrypted PDF",
      Buffer.from(`${minimal}trailer\n<< /Root 1 0 R /Encrypt 2 0 R >>\nstartxref\n9\n%%EOF\n`),
      verificationMessages.encrypted,
    ],
    [
      "an encrypted PDF with a cross-reference stream",
      Buffer.from(
        `${minimal}3 0 obj\n<< /Type /XRef /Encrypt 2 0 R /Size 4 >>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF\n`,
      ),
      verificationMessages.encrypted,
    ],
    ["a truncated PDF", Buffer.from(minimal), verificationMessages.truncated],
  ])("is %s", async (_name, content, message) => {
    const answer = await upload(content);
    expect([answer.statusCode, answer.body]).toEqual([400, message]);
    expect(answer.body).toContain("(file)");
  });

  test("is one of ours that was cut off", async () => {
    const answer = await upload(file.subarray(0, file.length / 2));
    expect([answer.statusCode, answer.body]).toEqual([400, verificationMessages.truncated]);
  });

  test.each([26_214_401, 52_428_800])("is larger than 25 MB: %i bytes", async (bytes) => {
    const answer = await upload(Buffer.alloc(bytes, 0x20));
    expect([answer.statusCode, answer.body]).toEqual([413, verificationMessages.tooLarge]);
  });

  test("mentions encryption in its text only, and is not encrypted", async () => {
    const text = "1 0 obj\n<< /Note (see /Encrypt 5 0 R) /EncryptMetadata false >>\nendobj\n";
    expect(await verify(Buffer.from(`%PDF-1.7\n${text}trailer\n<< >>\nstartxref\n0\n%%EOF\n`))).toEqual({
      found: false,
    });
  });

  test("unpacks to more than memory holds: it is read in part", async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000));
    const stream = Buffer.concat([
      Buffer.from("1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n"),
      bomb,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
    const before = process.memoryUsage().rss;
    const content = Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      ...Array.from({ length: 60 }, () => stream),
      Buffer.from("startxref\n9\n%%EOF\n"),
    ]);
    expect(await verify(content)).toEqual({ found: false });
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  }, 30_000);

  test("is anything at all: the answer is never a fault", async () => {
    const piece = fc.constantFrom(
      "%PDF-1.7",
      "/ByteRange [0 1 2 3]",
      "/ByteRange [0 10 99 1]",
      "/ObjStm",
      "stream\n",
      "endstream",
      "/Encrypt",
      "trailer",
      "%%EOF",
      "startxref",
      "<00ff>",
      "caseload-agreement:1:1:",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(piece, fc.string({ unit: "binary" })), { maxLength: 30 }),
        async (parts) => {
          const answer = await upload(Buffer.from(parts.join("\n")));
          expect(answer.statusCode, answer.body).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("a hash", () => {
  const check = (sha256: unknown) => site.anonymous.call("verifyAgreement", { body: { sha256 } });

  test("of the file or of the terms reveals when it was sealed, and nothing else", async () => {
    for (const hash of [sealed.fileSha256, agreement.termsSha256]) {
      const answer = await check(hash);
      expect(answer.json()).toEqual({ found: true, sealedAt: sealed.sealedAt.toISOString() });
    }
  });

  test("is accepted as people copy it", async () => {
    const copied = sealed.fileSha256.toUpperCase().replace(/(.{4})/g, "$1 ");
    expect((await check(copied)).json()).toMatchObject({ found: true });
  });

  test("that is unknown is not found", async () => {
    expect((await check("0".repeat(64))).json()).toEqual({ found: false });
  });

  test.each([["0123"], ["g".repeat(64)], [""], [7], [null]])("%j is refused", async (hash) => {
    const answer = await check(hash);
    expect([answer.statusCode, answer.body]).toEqual([400, `${verificationMessages.hash} (sha256)`]);
  });

  test("is missing", async () => {
    const answer = await site.anonymous.call("verifyAgreement", { body: {} });
    expect([answer.statusCode, answer.body]).toEqual([400, verificationMessages.noFile]);
  });
});

test("no body, and two files, are refused by what is missing", async () => {
  const none = await site.anonymous.call("verifyAgreement");
  expect([none.statusCode, none.body]).toEqual([400, verificationMessages.noFile]);
  const form = new FormData();
  for (const name of ["one.pdf", "two.pdf"]) form.append("file", new Blob([new Uint8Array(file)]), name);
  const request = new Request("http://localhost", { method: "POST", body: form });
  const two = await site.app.inject({
    method: "POST",
    url: "/api/verify",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([two.statusCode, two.body]).toEqual([400, errorMessages.oneFileOnly]);
});

test("one address may check sixty files and hashes in ten minutes", async () => {
  const call = () => site.anonymous.call("verifyAgreement", { body: { sha256: "0".repeat(64) } });
  for (let count = 0; count < 60; count += 1) expect((await call()).statusCode).toBe(200);
  const refused = await call();
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toMatch(
    /^You.ve checked 60 files and hashes in 10 minutes\. Try again in (?:9|10) minutes\.$/,
  );
  // Later in the same window the text and the header state what is left of it.
  await site.db.update(attempts).set({ windowEndsAt: new Date(Date.now() + 90_000) });
  const later = await call();
  expect(later.body).toMatch(/ Try again in \d\d seconds\.$/);
  expect(Number(later.headers["retry-after"])).toBeLessThanOrEqual(90);
});
