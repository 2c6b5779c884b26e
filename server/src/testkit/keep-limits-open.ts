import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const intervalMs = 250;

/** Resets the limits of a minute again and again, for writers that are faster than members. Returns the end of it. */
export function keepLimitsOpen(connectionString: string): () => Promise<void> {
  let isRunning = true;
  const reset = async (): Promise<void> => {
    const client = new pg.Client({ connectionString });
    // The database may end, as in a test of that.
    client.on("error", () => undefined);
    try {
      await client.connect();
      while (isRunning) {
        await client.query("delete from attempts");
        await pause(intervalMs);
      }
    } catch {
      await pause(intervalMs);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const running = (async () => {
    while (isRunning) await reset();
  })();
  return async () => {
    isRunning = false;
    await running;
  };
}
