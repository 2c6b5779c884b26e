import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callUrl } from "@caseload/contract/call-url";
import { type CallName, endpoints } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { buildApp } from "../app.ts";
import { loadConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/db/client.ts";
import { isPooled } from "../platform/db/database-address.ts";
import type { Db } from "../platform/db/database.ts";
import { signIns } from "../platform/db/schema/accounts.ts";
import { demoPassword } from "../demo/factories.ts";
import type { Deps } from "../platform/deps.ts";
import { openPdfRenderer } from "../platform/pdf/pdf-renderer.ts";
import { openFileStorage } from "../platform/files/open-storage.ts";
import type { ClientInfo } from "../platform/http/client.ts";
import { createFastify } from "../platform/http/fastify.ts";
import { startSession } from "../modules/accounts/sign-in/start-session.ts";
import { createTestDatabase } from "./database.ts";
import { payloadOf, type SentFile } from "./payload.ts";
import { quietLog } from "./quiet-log.ts";

interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  /** Sent as multipart/form-data, with the body as its data. */
  file?: SentFile;
  /** The Idempotency-Key of a POST: a new one by default, as from the web; null for none. */
  key?: string | null;
}

/** Calls the API over HTTP with one person's session cookie. */
export interface Caller {
  cookie: string;
  call: (name: CallName, input?: Input) => Promise<LightMyRequestResponse>;
  /** Like call, but throws the server's message for anything but a 2xx. */
  ask: <Body = never>(name: CallName, input?: Input) => Promise<Body>;
}

export interface Site {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  connectionString: string;
  /** The site's clock. Assign `now` to change the time. */
  time: { now: Date };
  anonymous: Caller;
  signIn: (email: string, password?: string) => Promise<Caller>;
  /** Creates a session without a sign-in, which saves 0.1 s of password hashing. */
  signInAs: (userId: number) => Promise<Caller>;
  close: () => Promise<void>;
}

function caller(app: FastifyInstance, cookie: string): Caller {
  const call: Caller["call"] = async (name, input = {}) => {
    const { type, payload } = await payloadOf(name, input);
    const { method } = endpoints[name];
    const { key = method === "POST" ? randomUUID() : null } = input;
    return app.inject({
      method,
      url: callUrl(endpoints[name], input),
      headers: {
        ...(cookie && { cookie }),
        ...(type !== undefined && { "content-type": type }),
        ...(key !== null && { "idempotency-key": key }),
      },
      ...(payload !== undefined && { payload }),
    });
  };
  return {
    cookie,
    call,
    ask: async (name, input) => {
      const answer = await call(name, input);
      if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
  };
}

/** The Cookie header for the cookies that an answer sets. */
export const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");

/** A client without a cookie. */
export const unknownBrowser: ClientInfo = {
  address: "127.0.0.1",
  addressKey: "127.0.0.1",
  userAgent: null,
  browser: null,
  issuedBrowser: null,
};

/** Opens a session as a correct password would. @returns the Cookie header's value */
async function openSession({ deps, time }: Pick<Site, "deps" | "time">, userId: number): Promise<string> {
  const [own] = await deps.db
    .select({ hash: signIns.password })
    .from(signIns)
    .where(eq(signIns.userId, userId));
  if (!own?.hash) throw new Error(`User ${userId} has no password.`);
  const signIn = { userId, passwordHash: own.hash, rememberMe: false };
  const cookies = await startSession(
    deps,
    { ...signIn, client: unknownBrowser, headers: new Headers() },
    time.now,
  );
  return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

/**
 * Starts a site on its own database, or on a prepared one, such as another site's for a second instance. Close it
 * after the test, the second instance first.
 * @param beside a prepared database; with `directUrl`, its connection string leads through a pooler
 */
export async function openSite(
  env: Record<string, string> = {},
  beside?: { connectionString: string; directUrl?: string; deps?: Pick<Deps, "files"> },
  logStream?: { write: (line: string) => void },
): Promise<Site> {
  const database = beside
    ? { connectionString: beside.connectionString, drop: async () => undefined }
    : await createTestDatabase();
  const dataDir = join(tmpdir(), `caseload-site-${randomUUID()}`);
  const config = loadConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    AUTH_SECRET: "a secret for tests that is long enough",
    ...env,
  });
  const address = {
    url: database.connectionString,
    directUrl: beside?.directUrl ?? database.connectionString,
  };
  const opened = openDatabase(address.url, { log: quietLog, poolSize: 6, pooled: isPooled(address) });
  const time = { now: new Date() };
  const app = createFastify(config, logStream);
  const files = beside?.deps?.files ?? (await openFileStorage(config));
  const pdfRenderer = openPdfRenderer();
  const deps = await buildApp({
    app,
    config,
    db: opened.db,
    database: address,
    secret: config.authSecret ?? "",
    files,
    pdfRenderer,
    clock: () => time.now,
  });
  await app.ready();
  const anonymous = caller(app, "");
  return {
    app,
    db: opened.db,
    deps,
    connectionString: database.connectionString,
    time,
    anonymous,
    signIn: async (email, password = demoPassword) => {
      const answer = await anonymous.call("login", { body: { email, password } });
      if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
      return caller(app, cookiesOf(answer));
    },
    signInAs: async (userId) => caller(app, await openSession({ deps, time }, userId)),
    close: async () => {
      await app.close();
      await pdfRenderer.stop();
      await opened.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
