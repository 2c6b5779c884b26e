import { readSignatures } from "./byte-range.ts";
import { isValidSignature, readCms } from "./cms-signature.ts";

/**
 * Returns whether a file has exactly one seal, which covers every byte and is valid, made with the key of a certificate.
 * @param fingerprint of the certificate
 */
export async function isIntact(bytes: Buffer, fingerprint: string): Promise<boolean> {
  const [seal, ...others] = readSignatures(bytes);
  if (!seal?.coversFile || others.length > 0) return false;
  const signature = readCms(seal.der);
  return signature?.fingerprint === fingerprint && isValidSignature(signature, seal.parts);
}
