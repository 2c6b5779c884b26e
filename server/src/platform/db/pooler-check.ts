import { randomInt } from "node:crypto";
import pg from "pg";
import { clientOptions, connectionLimits } from "./connection-limits.ts";
import { type DatabaseAddress, isPooled } from "./database-address.ts";
import { connectionProblem } from "./tls-settings.ts";

/** The variables of the database's address do not fit together, or the database does not answer. */
export class AddressError extends Error {}

type AddressVariable = "DATABASE_URL" | "DATABASE_DIRECT_URL";

const limits = connectionLimits.tasks;
/** How often two connections exchange their backends' numbers; a pooler usually gives itself away the first time. */
const probes = 5;

const pooled: Record<AddressVariable, string> = {
  DATABASE_URL:
    "DATABASE_URL leads to a connection pooler, such as PgBouncer in transaction mode. Set DATABASE_DIRECT_URL to an address of the same database without the pooler, too.",
  DATABASE_DIRECT_URL:
    "DATABASE_DIRECT_URL leads to a connection pooler. Set it to an address of the database without the pooler.",
};

async function withClient<Result>(
  config: pg.ClientConfig,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // A connection that is lost fails the statement in progress, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

/** Whether two connections share backends: while the second has one, the first one's is free for it. */
async function sharesBackends(first: pg.Client, second: pg.Client): Promise<boolean> {
  const own = await backendOf(first);
  for (let probe = 0; probe < probes; probe += 1) {
    await second.query("begin");
    const other = await backendOf(second);
    await second.query("commit");
    if (other === own || (await backendOf(first)) !== own) return true;
  }
  return false;
}

/** Whether the parameters of a connection arrive and its session stays on one backend. */
async function isSession(connectionString: string): Promise<boolean> {
  const config = { connectionString, ...clientOptions(limits) };
  try {
    return await withClient(config, async (first) => {
      const { rows } = await first.query<{ setting: string }>(
        "select setting from pg_settings where name = 'statement_timeout'",
      );
      if (rows[0]?.setting !== String(limits.statement)) return false;
      return withClient(config, async (second) => !(await sharesBackends(first, second)));
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes("unsupported startup parameter")) return false;
    throw error;
  }
}

async function requireSession(connectionString: string, variable: AddressVariable): Promise<void> {
  if (!(await isSession(connectionString))) throw new AddressError(pooled[variable]);
}

/** Advisory locks belong to one database, so that a lock that is held elsewhere shows that there are two. */
async function requireSameDatabase({ url, directUrl }: DatabaseAddress): Promise<void> {
  const lock = [randomInt(2 ** 31 - 1), randomInt(2 ** 31 - 1)];
  const connect = { connectionTimeoutMillis: limits.connect, query_timeout: limits.statement };
  const isFree = await withClient({ connectionString: directUrl, ...connect }, async (direct) => {
    await direct.query("select pg_advisory_lock($1, $2)", lock);
    return named("DATABASE_URL", () =>
      withClient({ connectionString: url, ...connect }, async (client) => {
        const { rows } = await client.query<{ free: boolean }>(
          "select pg_try_advisory_xact_lock($1, $2) as free",
          lock,
        );
        return rows[0]?.free;
      }),
    );
  });
  if (isFree) throw new AddressError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
}

/** Names the variable whose database cannot be reached. */
async function named<Result>(variable: AddressVariable, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AddressError) throw error;
    const problem = connectionProblem(error, variable);
    throw problem === undefined ? error : new AddressError(problem);
  }
}

/**
 * Checks before anything changes that sessions last where they must.
 * @throws AddressError with a sentence that names the variable
 */
export async function checkAddress(address: DatabaseAddress): Promise<void> {
  const variable = isPooled(address) ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  await named(variable, async () => {
    await requireSession(address.directUrl, variable);
    if (isPooled(address)) await requireSameDatabase(address);
  });
}
