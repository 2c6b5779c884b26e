import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import type { PrimaryRole } from "@caseload/contract/roles";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import { makeManyApplications } from "./many-applications.ts";

const leader = {
  email: "leader@bench.example",
  userType: "attorney",
  firstName: "Robin",
  lastName: "Leader",
} as const;

/** A served firm of many rows, and its people's questions, one after the other. */
export interface LargeFirm {
  leader: Asker;
  /** Adds somebody, who takes over one member's postings. */
  hire: (primaryRole: PrimaryRole) => Promise<Asker>;
  close: () => Promise<void>;
}

export interface Asker {
  ask: (path: string) => Promise<ArrayBuffer>;
  /** Milliseconds of so many answers; the first two fill the caches and do not count. Printed too. */
  timesOf: (path: string, times: number) => Promise<number[]>;
}

export function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}

function asker(origin: string, { cookie }: { cookie: string }): Asker {
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
    const told = [0.5, 0.95].map((part) => share(took, part).toFixed(1).padStart(8)).join(" ");
    console.log(`${told} ms  ${path}`);
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
export async function openLargeFirm(size: { jobs: number; applications: number }): Promise<LargeFirm> {
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
      leader: asker(server.url, session),
      hire: async (primaryRole) => {
        const registrant = { ...leader, email: `${primaryRole}@bench.example` };
        const session = await registerOverWeb(() => server.url, registrant);
        await join(connectionString, session.userId, primaryRole);
        return asker(server.url, session);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
