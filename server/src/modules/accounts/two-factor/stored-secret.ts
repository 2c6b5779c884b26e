import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** The shared secret as the database keeps it: encrypted with the server's. */
export const seal = (key: string, secret: Buffer): Promise<string> =>
  symmetricEncrypt({ key, data: secret.toString("base64") });

export const unseal = async (key: string, sealed: string): Promise<Buffer> =>
  Buffer.from(await symmetricDecrypt({ key, data: sealed }), "base64");
