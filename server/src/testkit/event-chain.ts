import { asc, eq } from "drizzle-orm";
import { eventHash } from "../modules/engagements/contracts/event-hash.ts";
import type { Db } from "../platform/db/database.ts";
import { contractEvents } from "../platform/db/schema/contracts.ts";

/** Returns the kinds of a contract's events in order. @throws Error when one is not chained to the one before */
export async function readChain(db: Db, contractId: number): Promise<string[]> {
  const events = await db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contractId, contractId))
    .orderBy(asc(contractEvents.id));
  let previous: string | null = null;
  for (const event of events) {
    if (event.previousHash !== previous || event.hash !== eventHash(event, previous))
      throw new Error(`Event ${event.id} (${event.kind}) is not chained to the one before.`);
    previous = event.hash;
  }
  return events.map(({ kind }) => kind);
}
