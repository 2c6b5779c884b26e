/**
 * The signing keys of DATA_DIR: signing-keys/1.pem, 2.pem and so on, mode 600, each with a private key and its
 * certificate. Keys are never replaced; one that is about to expire gets a successor.
 */
import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from "node:crypto";
import { link, mkdir, open, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import {
  certificateFacts,
  importPrivateKey,
  makeSigningKey,
  parseCertificate,
  type SigningKey,
} from "./signing-key.ts";

const folderName = "signing-keys";
/** A key seals nothing in the last days of its certificate, so that clocks may differ. */
const lastDays = 30;
const dayMs = 86_400_000;

const toPem = (label: string, der: ArrayBuffer): string => {
  const base64 = Buffer.from(der).toString("base64");
  return `-----BEGIN ${label}-----\n${base64.replace(/(.{64})(?=.)/g, "$1\n")}\n-----END ${label}-----\n`;
};

async function encodeKey({ privateKey, certificate }: SigningKey): Promise<string> {
  const der = await webcrypto.subtle.exportKey("pkcs8", privateKey);
  return toPem("PRIVATE KEY", der) + certificateFacts(certificate).pem;
}

/** @throws Error naming the file when it is damaged */
async function readKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, "utf8");
  try {
    const certificate = new X509Certificate(text.slice(text.indexOf("-----BEGIN CERTIFICATE-----")));
    const der = createPrivateKey(text).export({ format: "der", type: "pkcs8" });
    return {
      privateKey: await importPrivateKey(der),
      certificate: parseCertificate(certificate.raw),
      chain: [],
      selfMade: true,
    };
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore it from a backup, or move it away to make a new key.`, {
      cause,
    });
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Returns the highest number of a key file; 0 without any. */
async function newestNumber(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  });
  return Math.max(0, ...names.map((name) => Number(/^([1-9]\d{0,5})\.pem$/.exec(name)?.[1] ?? 0)));
}

/**
 * Writes a temporary file and links it into place, so that a crash never leaves a partial key, and of processes that
 * start together one makes the key and the others read it.
 */
async function makeKey(
  folder: string,
  number: number,
  name: { commonName: string; organization: string },
  now: Date,
): Promise<SigningKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = await makeSigningKey(name, now);
  const path = join(folder, `${number}.pem`);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(await encodeKey(key));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
    return key;
  } catch (error) {
    if (isCode(error, "EEXIST")) return await readKey(path);
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Returns the newest key, or makes the first one or a successor. */
export async function loadKeyFile(
  dataDir: string,
  name: { commonName: string; organization: string },
  now: Date,
): Promise<SigningKey> {
  const folder = join(dataDir, folderName);
  const number = await newestNumber(folder);
  if (number > 0) {
    const key = await readKey(join(folder, `${number}.pem`));
    if (isUsable(key, now)) return key;
  }
  return makeKey(folder, number + 1, name, now);
}

/** Returns whether a key may seal a file now. */
export function isUsable({ certificate }: SigningKey, now: Date): boolean {
  const { validFrom, validTo } = certificateFacts(certificate);
  return now >= validFrom && now.getTime() < validTo.getTime() - lastDays * dayMs;
}
