import { product } from "@caseload/contract/product";
import type { Config } from "../../../../platform/config.ts";
import { isUsable, loadKeyFile } from "./key-file.ts";
import { loadKeyFromP12, SigningKeyError } from "./key-from-p12.ts";
import { certificateFacts, type SigningKey } from "./signing-key.ts";

export type SigningConfig = Pick<Config, "baseUrl" | "dataDir" | "signingP12">;

/** @throws SigningKeyError when the certificate has expired or is not valid yet */
async function loadGivenKey(
  { path, password }: NonNullable<Config["signingP12"]>,
  now: Date,
): Promise<SigningKey> {
  const key = await loadKeyFromP12(path, password);
  const { validFrom, validTo } = certificateFacts(key.certificate);
  if (now < validFrom || now >= validTo)
    throw new SigningKeyError(
      `SIGNING_P12 is "${path}"; its certificate is valid from ${validFrom.toISOString()} to ${validTo.toISOString()}. Expected one that is valid now.`,
    );
  return key;
}

/** Returns the key that seals agreements now: the one of SIGNING_P12, or the newest of DATA_DIR, made when necessary. */
export const loadSigningKey = (
  { baseUrl, dataDir, signingP12 }: SigningConfig,
  now: Date,
): Promise<SigningKey> =>
  signingP12 === undefined
    ? loadKeyFile(
        dataDir,
        { commonName: `${product.name} signing key`, organization: new URL(baseUrl).host },
        now,
      )
    : loadGivenKey(signingP12, now);

/** Keeps the key in memory until it is about to expire. */
export function keepSigningKey(config: SigningConfig): (now: Date) => Promise<SigningKey> {
  let kept: SigningKey | null = null;
  return async (now) => {
    if (!kept || !isUsable(kept, now)) kept = await loadSigningKey(config, now);
    return kept;
  };
}
