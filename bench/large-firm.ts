import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import type { PrimaryRole } from "@caseload/contract/roles";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import { type FirmSize, makeManyApplications } from "./many-applications.ts";
import { parentOf, processorMs } from "./processor-time.ts";

const leader = {
  email: "leader@bench.example",
  userType: "attorney",
  firstName: "Robin",
  lastName: "Leader",
} as const;

/** A running server with one large firm, and callers for its members. */
export interface LargeFirm {
  leader: FirmCaller;
  /** Milliseconds of the processor that the server and PostgreSQL have taken so far. */
  processorMs: () => number;
  /** Adds a member, who takes over another member's postings. */
  hire: (primaryRole: PrimaryRole) => Promise<FirmCaller>;
  close: () => Promise<void>;
}

/** Calls before those that are measured. */
export const warmUps = 2;

export interface FirmCaller {
  /** Repeats a call that is answered 503. */
  ask: (path: string) => Promise<ArrayBuffer>;
  /** Measures and prints the milliseconds of this many calls, after some that fill the caches. */
  timesOf: (path: string, times: number) => Promise<number[]>;
}

export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}

/** Attempts at a call that a busy machine lets run into the database's time limit. */
const maxAttempts = 5;

function createCaller(origin: string, { cookie }: { cookie: string }): FirmCaller {
  const ask = async (path: string, attempt = 1): Promise<ArrayBuffer> => {
    const answer = await fetch(origin + path, { headers: { cookie } });
    if (answer.status === 503 && attempt < maxAttempts) {
      console.log(`         503      ${path}, attempt ${attempt}`);
      return ask(path, attempt + 1);
    }
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const timesOf = async (path: string, times: number): Promise<number[]> => {
    const took: number[] = [];
    for (let turn = -warmUps; turn < times; turn += 1) {
      const begun = performance.now();
      await ask(path);
      if (turn >= 0) took.push(performance.now() - begun);
    }
    const figures = [0.5, 0.95].map((part) => share(took, part).toFixed(1).padStart(8)).join(" ");
    console.log(`${figures} ms  ${path}`);
    return took;
  };
  return { ask: (path) => ask(path), timesOf };
}

/** The process ID of the database's postmaster, which starts a process for each connection. */
async function findPostmaster(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

async function join(connectionString: string, userId: number, role: PrimaryRole): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      "update users set primary_role = $2, firm_id = (select firm_id from users where email = $3) where id = $1",
      [userId, role, leader.email],
    );
    await client.query(
      `update jobs set posted_by_id = $1
       where posted_by_id = (select max(posted_by_id) from jobs where posted_by_id < $1)`,
      [userId],
    );
  } finally {
    await client.end();
  }
}

/** @throws when the firm's history is shorter than asked for */
export async function openLargeFirm(size: FirmSize): Promise<LargeFirm> {
  const postgres = await startTestServer({ durable: true });
  const database = await createTestDatabase();
  const { connectionString } = database;
  const server = await startServerProcess({
    env: { DATABASE_URL: connectionString, AUTH_SECRET: "a secret for the bench, long enough" },
    maxStartMs: 300_000,
  });
  const close = async (): Promise<void> => {
    await server.stop();
    await database.drop();
    await postgres.stop();
  };
  try {
    const session = await registerOverWeb(() => server.url, leader);
    const { jobs, applications } = size;
    console.log(
      `Making ${jobs.toLocaleString("en-US")} jobs and ${applications.toLocaleString("en-US")} applications`,
    );
    await makeManyApplications(connectionString, size);
    const postmaster = await findPostmaster(connectionString);
    return {
      processorMs: () => processorMs(server.pid) + processorMs(postmaster),
      leader: createCaller(server.url, session),
      hire: async (primaryRole) => {
        const registrant = { ...leader, email: `${primaryRole}@bench.example` };
        const session = await registerOverWeb(() => server.url, registrant);
        await join(connectionString, session.userId, primaryRole);
        return createCaller(server.url, session);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
