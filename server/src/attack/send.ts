import { randomUUID } from "node:crypto";
import { Agent, request as open } from "node:http";
import { Agent as TlsAgent, request as openTls } from "node:https";

export interface Request {
  readonly method: string;
  /** Path and query, sent as given. */
  readonly path: string;
  readonly cookie: string;
  readonly type?: string | undefined;
  readonly payload?: string | Buffer | undefined;
}

export interface Answer {
  /** 0 when none came. */
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Longer requests count as hanging. */
const timeoutMs = 20_000;
const options = { keepAlive: true, maxSockets: 4 };
const agents = { "http:": new Agent(options), "https:": new TlsAgent(options) };

/** Sends one request to an origin, and follows no redirect. */
export function send(origin: URL, { method, path, cookie, type, payload }: Request): Promise<Answer> {
  const started = performance.now();
  const since = (): number => performance.now() - started;
  const isTls = origin.protocol === "https:";
  const headers = {
    ...(cookie !== "" && { cookie }),
    ...(type !== undefined && { "content-type": type }),
    // As pages do; without it the server answers a repeated request with the first answer.
    ...(method === "POST" && { "idempotency-key": randomUUID() }),
    ...(payload !== undefined && { "content-length": Buffer.byteLength(payload) }),
  };
  return new Promise((resolve) => {
    const noAnswer = (error: Error): void => resolve({ status: 0, body: error.message, ms: since() });
    const sent = (isTls ? openTls : open)(
      {
        hostname: origin.hostname.replace(/^\[|\]$/g, ""),
        port: origin.port,
        method,
        path,
        headers,
        agent: isTls ? agents["https:"] : agents["http:"],
        timeout: timeoutMs,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", noAnswer);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), ms: since() }),
        );
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`No answer within ${timeoutMs} ms.`)));
    sent.on("error", noAnswer);
    sent.end(payload);
  });
}

/** Closes the idle connections, so that the process can end. */
export const closeConnections = (): void => Object.values(agents).forEach((agent) => agent.destroy());
