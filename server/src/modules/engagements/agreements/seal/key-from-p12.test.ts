import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig } from "../../../../platform/config.ts";
import { renderedBytes } from "../../../../platform/pdf/write-pdf.ts";
import { makeAgreement } from "../agreement.fixture.ts";
import { render } from "../pdf/render-agreement.ts";
import { insertSignature } from "./byte-range.ts";
import { signParts } from "./cms-signature.ts";
import { isIntact } from "./is-intact.ts";
import { loadSigningKey } from "./load-signing-key.ts";
import { certificateFacts } from "./signing-key.ts";

/** ECDSA on P-256, made by OpenSSL 3 for a hundred years. */
const path = fileURLToPath(new URL("./given-key.fixture.p12", import.meta.url));
const now = new Date("2030-01-01T00:00:00Z");
const load = (SIGNING_P12: string, SIGNING_P12_PASSWORD: string) =>
  loadSigningKey(loadConfig({ SIGNING_P12, SIGNING_P12_PASSWORD }), now);

test("the key of SIGNING_P12 seals files", async () => {
  const key = await load(path, "a password");
  const { subject, fingerprint } = certificateFacts(key.certificate);
  expect([subject, key.selfMade]).toEqual(["Given signing key", true]);
  const agreement = {
    agreement: makeAgreement(),
    seal: {
      reservedBytes: 8_192,
      sealedAt: now,
      signerName: "Caseload",
      location: "https://caseload.example",
    },
    verifyUrl: "https://caseload.example/verify",
  };
  const pdf = await renderedBytes((write) => render(agreement, write));
  expect(await isIntact(await insertSignature(pdf, (parts) => signParts(parts, key)), fingerprint)).toBe(
    true,
  );
});

test.each([
  ["a wrong password", path, "another", "it cannot be opened with this password"],
  ["a missing file", "/nowhere/key.p12", "a password", "it cannot be read"],
  ["no PKCS #12 file", fileURLToPath(import.meta.url), "a password", "it cannot be opened"],
])("%s is explained", async (_name, file, password, reason) => {
  await expect(load(file, password)).rejects.toThrow(reason);
  await expect(load(file, password)).rejects.toThrow("SIGNING_P12_PASSWORD");
});

test("a certificate that has expired is refused", async () => {
  const config = loadConfig({ SIGNING_P12: path, SIGNING_P12_PASSWORD: "a password" });
  await expect(loadSigningKey(config, new Date("2999-01-01T00:00:00Z"))).rejects.toThrow("valid now");
});
