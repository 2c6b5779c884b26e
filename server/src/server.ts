import { once } from "node:events";
import { createServer } from "node:net";
import { roleLabel } from "@caseload/contract/role-label";
import { warmUpComparison } from "@caseload/matching/party-names/ledger";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { loadAuthSecret } from "./platform/auth-secret.ts";
import { startBackground } from "./background-work.ts";
import type { Config } from "./platform/config.ts";
import { dataFolderError } from "./platform/data-folder.ts";
import { openDatabase } from "./platform/db/client.ts";
import { type DatabaseAddress, isPooled, unpooled } from "./platform/db/database-address.ts";
import { ClusterError } from "./platform/db/embedded/cluster.ts";
import { DataFolderInUse } from "./platform/db/embedded/data-folder-lock.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./platform/db/embedded.ts";
import { migrate, SchemaTooNew } from "./platform/db/migrate.ts";
import { AddressError, checkAddress } from "./platform/db/pooler-check.ts";
import { connectionProblem } from "./platform/db/tls-settings.ts";
import type { Log } from "./platform/log.ts";
import { prepareSearch } from "./modules/search/job-search/prepare-search.ts";
import { SigningKeyError } from "./modules/engagements/agreements/seal/key-from-p12.ts";
import { loadSigningKey } from "./modules/engagements/agreements/seal/load-signing-key.ts";
import { demoPassword } from "./demo/factories.ts";
import { demoPeople, printedSignIns } from "./demo/people.ts";
import { seedDemo } from "./demo/seed.ts";
import { openFileStorage } from "./platform/files/open-storage.ts";
import type { FileStorage } from "./platform/files/storage.ts";
import { openDrain } from "./platform/http/drain.ts";
import { createFastify } from "./platform/http/fastify.ts";
import { outboxFolder } from "./platform/email/mailer.ts";
import { openNameSeal } from "./platform/name-seal.ts";
import { openPdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { servePages } from "./serve-pages.ts";
import type { PageMode } from "./platform/http/page-policy.ts";

/** Milliseconds that running requests may take after the delay; handlers of tasks have 8,000 from the signal on. */
const requestLimitMs = 7_000;

/** The site cannot start for a reason that the operator can fix. */
export class StartError extends Error {}

interface RunningSite {
  /** Lines to print: the demo's sign-ins, and where emails are written. */
  greeting: string[];
  stop: () => Promise<void>;
}

/** Starts the database, migrations, demo data, tasks and server in this order, and stops them in reverse order. */
export async function startSite(config: Config, mode: PageMode): Promise<RunningSite> {
  // Problems of settings are found before the database is started.
  const secret = loadAuthSecret(config);
  await checkSigningKey(config);
  await requireFreePort(config);
  const app = createFastify(config);
  const { log } = app;
  const drain = openDrain(app);
  const postgres = config.databaseUrl === undefined ? await startEmbedded(config, app) : null;
  const address = postgres ? unpooled(postgres.connectionString) : givenAddress(config);
  const pooled = isPooled(address);
  const database = openDatabase(address.url, { log, pooled, poolSize: config.databasePoolSize });
  const taskDatabase = openDatabase(address.url, {
    log,
    pooled,
    poolSize: config.databaseTaskPoolSize,
    use: "tasks",
  });
  const files = await openFileStorage(config);
  const pdfRenderer = openPdfRenderer();
  let stopBackground: (() => Promise<void>) | undefined;
  let stopPreparing: (() => void) | undefined;
  const stop = async ({ delayMs = 0 } = {}) => {
    stopPreparing?.();
    // Other processes do the tasks that are enqueued meanwhile, or the next start does.
    await Promise.all([drain.stop({ delayMs, requestLimitMs }), stopBackground?.()]);
    await pdfRenderer.stop();
    files.close();
    await taskDatabase.close();
    await database.close();
    await postgres?.stop();
  };
  try {
    await prepareDatabase(address, { config, files, secret }, log);
    stopPreparing = await prepareSearch(taskDatabase.db, () => new Date(), log);
    warmUpComparison();
    const parts = {
      config,
      db: database.db,
      database: address,
      clock: () => new Date(),
      secret,
      files,
      pdfRenderer,
    };
    stopBackground = await startBackground({ ...parts, db: taskDatabase.db, log });
    await buildApp({
      ...parts,
      app,
      isStopping: drain.isStopping,
      pages: (site, deps) => servePages(site, deps, mode),
    });
    await listenOn(app, config);
  } catch (error) {
    await stop();
    throw error;
  }
  // No proxy is in front of a development server, which restarts after each change.
  const delayMs = mode === "production" ? config.shutdownDelayMs : 0;
  return {
    greeting: [...(config.demo ? demoSignIns() : []), ...outboxNotice(config)],
    stop: () => stop({ delayMs }),
  };
}

async function startEmbedded(config: Config, app: FastifyInstance): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir, log: app.log });
  } catch (error) {
    if (error instanceof DataFolderInUse) throw new StartError(error.message);
    if (error instanceof ClusterError) throw new StartError(`Caseload cannot start: ${error.message}`);
    throw dataFolderError(config.dataDir, error);
  }
}

const givenAddress = ({ databaseUrl = "", databaseDirectUrl }: Config): DatabaseAddress => ({
  url: databaseUrl,
  directUrl: databaseDirectUrl ?? databaseUrl,
});

/** Migrates, and inserts the demo. Processes that start together wait for each other here only. */
async function prepareDatabase(
  address: DatabaseAddress,
  { config, files, secret }: { config: Config; files: FileStorage; secret: string },
  log: Log,
): Promise<void> {
  const database = openDatabase(address.directUrl, { log, poolSize: 1, use: "maintenance" });
  try {
    if (config.databaseUrl !== undefined) await checkAddress(address);
    await migrate(database);
    if (config.demo)
      await seedDemo({ db: database.db, files, nameSeal: openNameSeal(config, secret) }, new Date());
  } catch (error) {
    if (error instanceof SchemaTooNew || error instanceof AddressError)
      throw new StartError(`Caseload cannot start: ${error.message}`);
    const variable = isPooled(address) ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
    const problem = config.databaseUrl === undefined ? undefined : connectionProblem(error, variable);
    throw problem === undefined ? error : new StartError(`Caseload cannot start: ${problem}`);
  } finally {
    await database.close();
  }
}

/** A wrong SIGNING_P12 is found at the start, not at the first signature. */
async function checkSigningKey(config: Config): Promise<void> {
  if (config.signingP12 === undefined) return;
  try {
    await loadSigningKey(config, new Date());
  } catch (error) {
    if (error instanceof SigningKeyError) throw new StartError(`Caseload cannot start: ${error.message}`);
    throw error;
  }
}

/** Returns the problem of an address that cannot be listened on, and other errors unchanged. */
function listenError({ host, port }: Config, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "ENOTFOUND"].includes(code)) return error;
  return new StartError(
    `Caseload cannot start: it cannot listen on ${host}:${port} (${code}). Set another PORT or HOST.`,
  );
}

/** Listens for a moment. Another program may still take the port until listenOn(). */
async function requireFreePort(config: Config): Promise<void> {
  const probe = createServer().listen({ host: config.host, port: config.port });
  try {
    await once(probe, "listening");
  } catch (error) {
    throw listenError(config, error);
  }
  probe.close();
  await once(probe, "close");
}

async function listenOn(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(config, error);
  }
}

function outboxNotice({ smtpUrl, dataDir }: Config): string[] {
  return smtpUrl === undefined
    ? [`Emails are written to ${outboxFolder(dataDir)} instead of being sent, because SMTP_URL is not set.`]
    : [];
}

function demoSignIns(): string[] {
  const rows = printedSignIns.map((name) => demoPeople[name]);
  return [
    `Sign in with the password ${demoPassword} as`,
    ...rows.map(
      ({ primaryRole, firstName, lastName, email }) =>
        `  ${roleLabel(primaryRole).padEnd(22)}${`${firstName} ${lastName}`.padEnd(20)}${email}`,
    ),
  ];
}
