/** The database of the search benchmark: a disposable one, or one that is kept between runs. */
import { createTestDatabase, prepareDatabase, startTestServer } from "@caseload/server/testkit/database";
import pg from "pg";
import { makeManyPostings } from "./many-postings.ts";

export interface ManyPostings {
  connectionString: string;
  close: () => Promise<void>;
}

/**
 * @param postings how many to insert into an empty database
 * @param keptUrl a database to keep: an empty one, or one that an earlier run has filled
 */
export async function openManyPostings(postings: number, keptUrl?: string): Promise<ManyPostings> {
  if (keptUrl === undefined) return openDisposable(postings);
  await prepareDatabase(keptUrl);
  const found = await countOf(keptUrl, "jobs");
  if (found === 0) await fill(keptUrl, postings);
  else console.log(`Asking the ${formatCount(found)} postings of the kept database`);
  return { connectionString: keptUrl, close: async () => undefined };
}

async function openDisposable(postings: number): Promise<ManyPostings> {
  const postgres = await startTestServer({ durable: true });
  const database = await createTestDatabase();
  const { connectionString } = database;
  await fill(connectionString, postings);
  return {
    connectionString,
    async close() {
      await database.drop();
      await postgres.stop();
    },
  };
}

async function fill(connectionString: string, postings: number): Promise<void> {
  // A database with users is not a benchmark database.
  if ((await countOf(connectionString, "users")) > 0) throw new Error("The database to be filled is in use.");
  console.log(`Making ${formatCount(postings)} postings`);
  await makeManyPostings(connectionString, postings);
}

async function countOf(connectionString: string, table: "jobs" | "users"): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

const formatCount = (count: number): string => count.toLocaleString("en-US");
