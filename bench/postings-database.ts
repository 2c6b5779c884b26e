/** The database that the search is measured on: a throw-away one, or one that is kept from run to run. */
import { createTestDatabase, prepareDatabase, startTestServer } from "@caseload/server/testkit/database";
import pg from "pg";
import { makeManyPostings } from "./many-postings.ts";

export interface ManyPostings {
  connectionString: string;
  close: () => Promise<void>;
}

/**
 * @param postings how many to make where there are none
 * @param kept an empty database, which is filled and left, or one that an earlier run has filled
 */
export async function openManyPostings(postings: number, kept?: string): Promise<ManyPostings> {
  if (kept === undefined) return throwAway(postings);
  await prepareDatabase(kept);
  const found = await countOf(kept, "jobs");
  if (found === 0) await fill(kept, postings);
  else console.log(`Asking the ${told(found)} postings of the kept database`);
  return { connectionString: kept, close: async () => undefined };
}

async function throwAway(postings: number): Promise<ManyPostings> {
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
  // Whoever named a database with people in it has named the wrong one.
  if ((await countOf(connectionString, "users")) > 0) throw new Error("The database to be filled is in use.");
  console.log(`Making ${told(postings)} postings`);
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

const told = (count: number): string => count.toLocaleString("en-US");
