import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderedBytes } from "../../../../platform/pdf/write-pdf.ts";
import { makeAgreement } from "../agreement.fixture.ts";
import { render } from "../pdf/render-agreement.ts";
import { insertSignature, readSignatures } from "./byte-range.ts";
import { isValidSignature, oid, readCms, signParts } from "./cms-signature.ts";
import { isIntact } from "./is-intact.ts";
import { loadKeyFile } from "./key-file.ts";
import { certificateFacts, makeSigningKey, type SigningKey, toArrayBuffer } from "./signing-key.ts";
import { stampSignature } from "./time-stamp.ts";

const name = { commonName: "Caseload signing key", organization: "caseload.example" };
const now = new Date("2026-11-22T12:00:00Z");
const yearMs = 365.25 * 86_400_000;

let folder: string;
let key: SigningKey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "caseload-seal-"));
  key = await makeSigningKey(name, now);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rendered = (reservedBytes = 24_000) =>
  renderedBytes((write) =>
    render(
      {
        agreement: makeAgreement(),
        seal: { reservedBytes, sealedAt: now, signerName: "Caseload", location: "https://caseload.example" },
        verifyUrl: "https://caseload.example/verify",
      },
      write,
    ),
  );
const sealed = async (signing: SigningKey, tsa?: string): Promise<Buffer> =>
  insertSignature(await rendered(), (parts) =>
    signParts(parts, signing, tsa === undefined ? undefined : (signature) => stampSignature(tsa, signature)),
  );
const signatureOf = (file: Buffer) => {
  const [seal] = readSignatures(file);
  const cms = seal && readCms(seal.der);
  if (!seal || !cms) throw new Error("The file has no signature.");
  return { seal, cms };
};

describe("a sealed file", () => {
  test("is signed as PAdES baseline requires", async () => {
    const file = await sealed(key);
    const { seal, cms } = signatureOf(file);
    expect(seal.coversFile).toBe(true);
    expect(await isValidSignature(cms, seal.parts)).toBe(true);
    expect(cms).toMatchObject({ hasSigningTime: false, hasTimeStamp: false });
    const [signer] = cms.signed.signerInfos;
    expect(signer?.signedAttrs?.attributes.map(({ type }) => type).toSorted()).toEqual(
      [oid.contentType, oid.messageDigest, oid.signingCertificateV2].toSorted(),
    );
    const text = file.toString("latin1");
    expect(text).toContain("/SubFilter /ETSI.CAdES.detached");
    expect(text).toContain("/M (D:20261122120000Z)");
    expect(text).toContain("/SigFlags 3");
    expect(text).not.toContain("/NeedAppearances");
    expect(text).toMatch(/\/TransformMethod \/DocMDP/);
  });

  test("is intact with its certificate only", async () => {
    const file = await sealed(key);
    expect(await isIntact(file, certificateFacts(key.certificate).fingerprint)).toBe(true);
    const other = await makeSigningKey(name, now);
    expect(await isIntact(file, certificateFacts(other.certificate).fingerprint)).toBe(false);
    expect(
      await isIntact(Buffer.concat([file, Buffer.from("\n")]), certificateFacts(key.certificate).fingerprint),
    ).toBe(false);
  });

  test("has room for its signature, or is not made", async () => {
    await expect(
      rendered(64).then((pdf) => insertSignature(pdf, (parts) => signParts(parts, key))),
    ).rejects.toThrow("The signature needs");
  });

  test("signed attributes are sorted, as DER requires", async () => {
    const { cms } = signatureOf(await sealed(key));
    const encoded = (cms.signed.signerInfos[0]?.signedAttrs?.attributes ?? []).map((attribute) =>
      Buffer.from(attribute.toSchema().toBER()),
    );
    expect(encoded).toEqual(encoded.toSorted((a, b) => Buffer.compare(a, b)));
  });
});

describe("the key of a data folder", () => {
  test("is made once by several processes, stored for its owner only, and read again", async () => {
    const dataDir = join(folder, randomUUID());
    const keys = await Promise.all(Array.from({ length: 4 }, () => loadKeyFile(dataDir, name, now)));
    const again = await loadKeyFile(dataDir, name, now);
    const fingerprints = [...keys, again].map(({ certificate }) => certificateFacts(certificate).fingerprint);
    expect(new Set(fingerprints).size).toBe(1);
    expect(await readdir(join(dataDir, "signing-keys"))).toEqual(["1.pem"]);
    expect((await stat(join(dataDir, "signing-keys", "1.pem"))).mode & 0o777).toBe(0o600);
    expect(certificateFacts(again.certificate)).toMatchObject({
      subject: "Caseload signing key",
      validFrom: now,
      validTo: new Date("2036-11-22T12:00:00Z"),
    });
    const file = await sealed(again);
    expect(await isIntact(file, fingerprints[0] ?? "")).toBe(true);
  });

  test("gets a successor before it expires, and stays", async () => {
    const dataDir = join(folder, randomUUID());
    const first = await loadKeyFile(dataDir, name, now);
    const file = await sealed(first);
    const later = new Date(now.getTime() + 9.99 * yearMs);
    const second = await loadKeyFile(dataDir, name, later);
    const [old, successor] = [first, second].map(({ certificate }) => certificateFacts(certificate));
    expect(successor?.fingerprint).not.toBe(old?.fingerprint);
    expect((await readdir(join(dataDir, "signing-keys"))).toSorted()).toEqual(["1.pem", "2.pem"]);
    expect(await isIntact(file, old?.fingerprint ?? "")).toBe(true);
  });

  test("is named when it is damaged, and not replaced", async () => {
    const dataDir = join(folder, randomUUID());
    await loadKeyFile(dataDir, name, now);
    const path = join(dataDir, "signing-keys", "1.pem");
    await writeFile(path, (await readFile(path, "utf8")).slice(0, 500));
    await expect(loadKeyFile(dataDir, name, now)).rejects.toThrow(`${path} is damaged`);
    expect(await readdir(join(dataDir, "signing-keys"))).toEqual(["1.pem"]);
  });
});

/** A time-stamp authority with a key of its own (RFC 3161). */
async function startAuthority(change: (info: pki.TSTInfo) => void = () => undefined): Promise<{
  url: string;
  server: Server;
}> {
  const own = await makeSigningKey({ commonName: "Test TSA", organization: "Test" }, now);
  const answer = async (query: Buffer): Promise<Buffer> => {
    const request = pki.TimeStampReq.fromBER(toArrayBuffer(query));
    const info = new pki.TSTInfo({
      version: 1,
      policy: "1.2.3.4.1",
      messageImprint: request.messageImprint,
      serialNumber: new asn1.Integer({ value: 7 }),
      genTime: now,
      ...(request.nonce && { nonce: request.nonce }),
    });
    change(info);
    const content = new pki.EncapsulatedContentInfo({ eContentType: "1.2.840.113549.1.9.16.1.4" });
    content.eContent = new asn1.OctetString({ valueHex: info.toSchema().toBER() });
    const signed = new pki.SignedData({
      version: 3,
      encapContentInfo: content,
      signerInfos: [
        new pki.SignerInfo({
          version: 1,
          sid: new pki.IssuerAndSerialNumber({
            issuer: own.certificate.issuer,
            serialNumber: own.certificate.serialNumber,
          }),
        }),
      ],
      certificates: [own.certificate],
    });
    await signed.sign(own.privateKey as Parameters<typeof signed.sign>[0], 0, "SHA-256");
    const response = new pki.TimeStampResp({
      status: new pki.PKIStatusInfo({ status: pki.PKIStatus.granted }),
      timeStampToken: new pki.ContentInfo({
        contentType: oid.signedData,
        content: signed.toSchema(true),
      }),
    });
    return Buffer.from(response.toSchema().toBER());
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void answer(Buffer.concat(chunks)).then((bytes) =>
        reply.writeHead(200, { "content-type": "application/timestamp-reply" }).end(bytes),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe("with a time-stamp authority", () => {
  test("the seal holds a token of its signature, and stays valid", async () => {
    const { url, server } = await startAuthority();
    const { seal, cms } = signatureOf(await sealed(key, url));
    expect(cms.hasTimeStamp).toBe(true);
    expect(await isValidSignature(cms, seal.parts)).toBe(true);
    server.close();
  });

  test("a token of another request, and no answer, are refused with a sentence", async () => {
    const { url, server } = await startAuthority((info) => {
      info.nonce = new asn1.Integer({ value: 1 });
    });
    await expect(sealed(key, url)).rejects.toMatchObject({
      status: 503,
      cause: { message: "The time-stamp token belongs to another request." },
    });
    server.close();
    await expect(sealed(key, "http://127.0.0.1:9/")).rejects.toMatchObject({ status: 503 });
  });
});
