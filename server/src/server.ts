import { roleLabel } from "@caseload/contract/role-label";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { loadAuthSecret } from "./platform/auth-secret.ts";
import { startBackground } from "./background-work.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase, type Database } from "./platform/db/client.ts";
import { DataFolderInUse } from "./platform/db/embedded/data-folder-lock.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./platform/db/embedded.ts";
import { migrate } from "./platform/db/migrate.ts";
import { prepareSearch } from "./modules/search/job-search/prepare-search.ts";
import { SigningKeyError } from "./modules/engagements/agreements/seal/key-from-p12.ts";
import { loadSigningKey } from "./modules/engagements/agreements/seal/load-signing-key.ts";
import { demoPassword } from "./demo/factories.ts";
import { demoPeople, printedSignIns } from "./demo/people.ts";
import { seedDemo } from "./demo/seed.ts";
import { openFileStorage } from "./platform/files/open-storage.ts";
import { createFastify } from "./platform/http/fastify.ts";
import { outboxFolder } from "./platform/email/mailer.ts";
import { openPdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { servePages } from "./serve-pages.ts";
import type { PageMode } from "./platform/http/page-policy.ts";

/** The site cannot start for a reason that the operator can fix. */
export class StartError extends Error {}

interface RunningSite {
  /** Lines to print: the demo's sign-ins, and where emails are written. */
  greeting: string[];
  stop: () => Promise<void>;
}

/** Starts the database, migrations, demo data, tasks and server in this order, and stops them in reverse order. */
export async function startSite(config: Config, mode: PageMode): Promise<RunningSite> {
  const app = createFastify(config);
  const postgres = config.databaseUrl === undefined ? await startEmbedded(config, app) : null;
  const connectionString = postgres?.connectionString ?? config.databaseUrl ?? "";
  const database = openDatabase(connectionString, { log: app.log });
  const files = await openFileStorage(config);
  const pdfRenderer = openPdfRenderer();
  let stopBackground: (() => Promise<void>) | undefined;
  const stop = async () => {
    await app.close();
    await stopBackground?.();
    await pdfRenderer.stop();
    files.close();
    await database.close();
    await postgres?.stop();
  };
  try {
    await prepareDatabase(database, config);
    await checkSigningKey(config);
    const parts = {
      config,
      db: database.db,
      connectionString,
      clock: () => new Date(),
      secret: loadAuthSecret(config),
      files,
      pdfRenderer,
    };
    stopBackground = await startBackground({ ...parts, log: app.log });
    await buildApp({
      ...parts,
      app,
      pages: (site, deps) => servePages(site, deps, mode),
    });
    await listenOn(app, config);
  } catch (error) {
    await stop();
    throw error;
  }
  return { greeting: [...(config.demo ? demoSignIns() : []), ...outboxNotice(config)], stop };
}

async function startEmbedded(config: Config, app: FastifyInstance): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir: config.dataDir, log: app.log });
  } catch (error) {
    if (error instanceof DataFolderInUse) throw new StartError(error.message);
    throw error;
  }
}

async function prepareDatabase(database: Database, config: Config): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (config.databaseUrl === undefined || !/^(E[A-Z]+|28\w{3}|3D000|57P03)$/.test(code)) throw error;
    throw new StartError(`Caseload cannot start: the database of DATABASE_URL does not answer (${code}).`);
  }
  if (config.demo) await seedDemo(database.db, new Date());
  await prepareSearch(database.db, new Date());
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

async function listenOn(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!["EADDRINUSE", "EACCES", "EADDRNOTAVAIL"].includes(code)) throw error;
    throw new StartError(
      `Caseload cannot start: ${host}:${port} is not to be had (${code}). Set PORT or HOST.`,
    );
  }
}

function outboxNotice({ smtpUrl, dataDir }: Config): string[] {
  return smtpUrl === undefined
    ? [`E-mail is not sent but written to ${outboxFolder(dataDir)}, because SMTP_URL is not set.`]
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
