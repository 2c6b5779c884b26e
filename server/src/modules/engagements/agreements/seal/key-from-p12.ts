/** Reads the signing key of a PKCS #12 file, which certificate authorities hand out (.p12, .pfx). */
import { createPublicKey, webcrypto, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as pki from "pkijs";
import { importPrivateKey, type SigningKey, toArrayBuffer, toBuffer } from "./signing-key.ts";

/** The operator gave a file that cannot be used. */
export class SigningKeyError extends Error {}

interface Contents {
  readonly keys: readonly pki.PrivateKeyInfo[];
  readonly certificates: readonly pki.Certificate[];
}

const signedDataType = "1.2.840.113549.1.7.2";

/** The members of pkijs's parsed file that are read here. */
interface ParsedSafe {
  parsedValue?: { safeContents: readonly { value: { safeBags: readonly pki.SafeBag[] } }[] };
}

function contentsOf(bags: readonly pki.SafeBag[]): Contents {
  const values: readonly unknown[] = bags.map(({ bagValue }) => bagValue);
  const keys = values.flatMap((value) => {
    if (value instanceof pki.PKCS8ShroudedKeyBag) return value.parsedValue ? [value.parsedValue] : [];
    return value instanceof pki.PrivateKeyInfo ? [value] : [];
  });
  const certificates = values.flatMap((value) => {
    const parsed: unknown = value instanceof pki.CertBag ? value.parsedValue : null;
    return parsed instanceof pki.Certificate ? [parsed] : [];
  });
  return { keys, certificates };
}

async function readContents(bytes: Buffer, password: string): Promise<Contents> {
  const pfx = pki.PFX.fromBER(toArrayBuffer(bytes));
  if (pfx.authSafe.contentType === signedDataType) throw new Error("signed instead of password-protected");
  const secret = toArrayBuffer(Buffer.from(password, "utf8"));
  await pfx.parseInternalValues({ checkIntegrity: true, password: secret });
  const safe = pfx.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error("empty");
  await safe.parseInternalValues({
    safeContents: safe.safeContents.map(({ contentType }) =>
      contentType === "1.2.840.113549.1.7.1" ? {} : { password: secret },
    ),
  });
  const bags = ((safe as ParsedSafe).parsedValue?.safeContents ?? []).flatMap(({ value }) => value.safeBags);
  for (const { bagValue } of bags)
    if (bagValue instanceof pki.PKCS8ShroudedKeyBag)
      await (bagValue as unknown as Shrouded).parseInternalValues({ password: secret });
  return contentsOf(bags);
}

interface Shrouded {
  parseInternalValues: (parameters: { password: ArrayBuffer }) => Promise<void>;
}

const explain = (path: string, problem: string): string =>
  `SIGNING_P12 is "${path}"; ${problem}. Expected a PKCS #12 file with one private key (RSA or ECDSA) and its certificate, protected with AES-256 and SHA-256 as OpenSSL 3 writes it, and its password in SIGNING_P12_PASSWORD.`;

const derOf = (certificate: pki.Certificate): Buffer => toBuffer(certificate.toSchema().toBER());

/** The public key of a private one, to find the certificate that belongs to it. */
async function publicKeyOf(key: webcrypto.CryptoKey): Promise<Buffer> {
  const pem = toBuffer(await webcrypto.subtle.exportKey("pkcs8", key));
  return createPublicKey({
    key: `-----BEGIN PRIVATE KEY-----\n${pem.toString("base64")}\n-----END PRIVATE KEY-----\n`,
    format: "pem",
  }).export({ format: "der", type: "spki" });
}

/** @throws SigningKeyError with the reason, for the operator */
export async function loadKeyFromP12(path: string, password: string): Promise<SigningKey> {
  const bytes = await readFile(path).catch(() => {
    throw new SigningKeyError(explain(path, "it cannot be read"));
  });
  let contents: Contents;
  let privateKey: webcrypto.CryptoKey;
  try {
    contents = await readContents(bytes, password);
    const [info, ...others] = contents.keys;
    if (!info || others.length > 0) throw new Error("It holds no single key.");
    privateKey = await importPrivateKey(toBuffer(info.toSchema().toBER()));
  } catch (cause) {
    throw new SigningKeyError(explain(path, "it cannot be opened with this password"), { cause });
  }
  const own = await publicKeyOf(privateKey);
  const certificate = contents.certificates.find((one) =>
    new X509Certificate(derOf(one)).publicKey.export({ format: "der", type: "spki" }).equals(own),
  );
  if (!certificate) throw new SigningKeyError(explain(path, "it holds no certificate of its key"));
  const chain = contents.certificates.filter((one) => one !== certificate);
  return { privateKey, certificate, chain, selfMade: chain.length === 0 && isSelfIssued(certificate) };
}

const isSelfIssued = ({ subject, issuer }: pki.Certificate): boolean =>
  Buffer.compare(toBuffer(subject.toSchema().toBER()), toBuffer(issuer.toSchema().toBER())) === 0;
