import { createECDH, hkdfSync } from "node:crypto";

/** Both in base64url: a point on P-256, uncompressed, and its scalar (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Order of P-256 (FIPS 186-5, table in SP 800-186, section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the order, which makes the bias negligible (FIPS 186-5, A.2.1). */
const seedBytes = 40;

/**
 * Derives the site's VAPID keys from the server's secret, so that all processes have the same keys. Changing the secret
 * ends all sessions, and with them all subscriptions made with the old keys.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "caseload web push key", seedBytes));
  const scalar = (BigInt(`0x${seed.toString("hex")}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey("base64url", "uncompressed"),
    privateKey: privateKey.toString("base64url"),
  };
}
