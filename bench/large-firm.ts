import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import type { PrimaryRole } from "@caseload/contract/roles";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import { type FirmSize, makeManyApplications } from "./many-applications.ts";

const leader = {
  email: "leader@bench.example",
  userType: "attorney",
  firstName: "Robin",
  lastName: "Leader",
} as const;

/** A running server with one large firm, and callers for its members. */
export interface LargeFirm {
  leader: FirmCaller;
  /** Adds a member, who takes over another member's postings. */
  hire: (primaryRole: PrimaryRole) => Promise<FirmCaller>;
  close: () => Promise<void>;
}

export interface FirmCaller {
  ask: (path: string) => Promise<ArrayBuffer>;
  /** Measures and prints the milliseconds of this many calls, after two that fill the caches. */
  timesOf: (path: string, times: number) => Promise<number[]>;
}

export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}

function createCaller(origin: string, { cookie }: { cookie: string }): FirmCaller {
  const ask = async (path: string): Promise<ArrayBuffer> => {
    const answer = await fetch(origin + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const timesOf = async (path: string, times: number): Promise<number[]> => {
    const took: number[] = [];
    for (let turn = -2; turn < times; turn += 1) {
      const begun = performance.now();
      await ask(path);
      if (turn >= 0) took.push(performance.now() - begun);
    }
    const figures = [0.5, 0.95].map((part) => share(took, part).toFixed(1).padStart(8)).join(" ");
    console.log(`${figures} ms  ${path}`);
    return took;
  };
  return { ask, timesOf };
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
    return {
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
