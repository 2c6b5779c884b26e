import { createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { isPublicAddress, type Network } from "../../platform/http/public-address.ts";
import { pushServiceCertificate } from "./certificate.ts";
import { openPushBrowser, type PushBrowser } from "./push-browser.ts";

/** Resolves push.test to this machine and treats it as public; all other names resolve to a private network. */
export const pushServiceReach: Network = {
  isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  resolve: (host, _options, done) =>
    done(null, [{ address: host === "push.test" ? "127.0.0.1" : "10.1.2.3", family: 4 }]),
};

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** A local push service that records what it receives and returns the test's answers. */
export interface PushService {
  /** "https://push.test:4711" */
  origin: string;
  received: ReceivedPush[];
  /** Queue of the next answers; 201 when empty. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** Creates a browser of this service. */
  browser: () => PushBrowser;
  close: () => Promise<void>;
}

const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

/** Verifies the sender's signature and returns its claims (RFC 8292). */
export function senderOf({ authorization = "" }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isValid = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("The sender's token is not signed with its key.");
  return { ...decoded(claims), key };
}

export async function openPushService(): Promise<PushService> {
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = Buffer.concat(await request.toArray());
    service.received.push({ path: request.url ?? "", headers: request.headers, content });
    const { status, headers } = service.answers.shift() ?? { status: 201 };
    response.writeHead(status, headers).end("What push services say is for nobody.");
  };
  const server = createServer(
    { cert: pushServiceCertificate, key: readFileSync(new URL("key.pem", import.meta.url), "utf8") },
    (request, response) => void answerTo(request, response),
  );
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `https://push.test:${port}`,
    received: [],
    answers: [],
    browser: () => openPushBrowser(service.origin),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return service;
}
