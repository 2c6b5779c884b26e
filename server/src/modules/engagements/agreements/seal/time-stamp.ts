/** Time-stamp tokens of a time-stamp authority (RFC 3161), which prove that a signature existed at a time. */
import { randomBytes } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { HttpError } from "../../../../platform/http/http-error.ts";
import { toArrayBuffer } from "./signing-key.ts";

/** Milliseconds to wait for the authority. */
const timeoutMs = 10_000;
const maxResponseBytes = 65_536;

const nonceOf = (): asn1.Integer => {
  const bytes = randomBytes(12);
  // Positive, and without leading zeros.
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new asn1.Integer({ valueHex: toArrayBuffer(bytes) });
};

async function post(url: string, body: ArrayBuffer): Promise<Buffer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The time-stamp service answered ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxResponseBytes) throw new Error("The time-stamp service's answer is too long.");
  return bytes;
}

/** granted, or granted with modifications (RFC 3161, 2.4.2). */
const grantedStatuses: readonly number[] = [0, 1];

/** @throws Error unless the token is signed, and states the imprint and the nonce of the request */
async function checkToken(
  token: pki.ContentInfo,
  request: pki.TimeStampReq,
  signature: Buffer,
): Promise<void> {
  const signed = new pki.SignedData({ schema: token.content });
  const content = signed.encapContentInfo.eContent;
  if (!content) throw new Error("The time-stamp token is empty.");
  const info = pki.TSTInfo.fromBER(toArrayBuffer(new Uint8Array(content.getValue())));
  const isForRequest =
    info.messageImprint.hashedMessage.isEqual(request.messageImprint.hashedMessage) &&
    request.nonce !== undefined &&
    info.nonce?.isEqual(request.nonce);
  if (!isForRequest) throw new Error("The time-stamp token belongs to another request.");
  if (!(await signed.verify({ signer: 0, data: toArrayBuffer(signature) })))
    throw new Error("The time-stamp token's signature is not valid.");
}

async function requestToken(url: string, signature: Buffer): Promise<pki.ContentInfo> {
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: await pki.MessageImprint.create("SHA-256", toArrayBuffer(signature)),
    nonce: nonceOf(),
    certReq: true,
  });
  const response = pki.TimeStampResp.fromBER(toArrayBuffer(await post(url, request.toSchema().toBER())));
  const { status, timeStampToken: token } = response;
  if (!grantedStatuses.includes(Number(status.status)) || !token)
    throw new Error(`The time-stamp service refused with status ${Number(status.status)}.`);
  await checkToken(token, request, signature);
  return token;
}

const unavailable =
  "The time-stamp service didn't respond, so the agreement isn't sealed yet. Try again in a few minutes.";

/** @throws HttpError 503 with the reason as its cause */
export async function stampSignature(url: string, signature: Buffer): Promise<pki.ContentInfo> {
  try {
    return await requestToken(url, signature);
  } catch (error) {
    const refused = new HttpError(503, unavailable);
    refused.cause = error;
    throw refused;
  }
}

/** The bytes that a token needs in a file, at most. */
export const maxTokenBytes = 16_384;
