import { readFile } from "node:fs/promises";
import pg from "pg";

/** Fills an empty database with a dump of the first release and its demo. */
export async function loadFirstRelease(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(await readFile(new URL("./first-release.sql", import.meta.url), "utf8"));
  } finally {
    await client.end();
  }
}
