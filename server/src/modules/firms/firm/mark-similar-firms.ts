import { setImmediate as pause } from "node:timers/promises";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { hasConfirmedMember } from "../../../platform/db/email-confirmed.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { countNameWords, firmNameCores } from "./firm-name-look.ts";

/** Takes some 6 ms. */
const namesAtOnce = 1_000;

interface Firm {
  id: number;
  similarFirmId: number | null;
  confirmed: boolean;
  cores: readonly string[];
  words: number;
}

/** Reads the firms with a name, oldest first. */
async function readFirms(tx: Tx): Promise<Firm[]> {
  const rows = await tx
    .select({
      id: firms.id,
      name: firms.name,
      similarFirmId: firms.similarFirmId,
      confirmed: hasConfirmedMember(),
    })
    .from(firms)
    .where(isNotNull(firms.name))
    .orderBy(asc(firms.id));
  const read: Firm[] = [];
  for (const { name, ...firm } of rows) {
    if (name === null) continue;
    if (read.length % namesAtOnce === namesAtOnce - 1) await pause();
    read.push({ ...firm, cores: firmNameCores(name), words: countNameWords(name) });
  }
  return read;
}

/**
 * Returns the firm that a firm is marked with. A mark stays while it is true. An older firm is not marked with one that only
 * adds words to its name, so that nobody puts a name of their own on another firm's page.
 */
function similarTo(firm: Firm, alike: readonly Firm[]): number | null {
  const others = alike.filter((other) => other.id !== firm.id && other.confirmed);
  if (others.some(({ id }) => id === firm.similarFirmId)) return firm.similarFirmId;
  const isOriginal = (other: Firm) => firm.id < other.id && firm.words < other.words;
  return others.find((other) => !isOriginal(other))?.id ?? null;
}

/**
 * Marks each firm whose name differs from a confirmed firm's by general words, order or a plural s only, and removes
 * marks that are no longer true, because the other firm was renamed. Returns how many marks changed.
 */
export const markSimilarFirms = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('similar firms', 0))`);
    const all = await readFirms(tx);
    const byCore = new Map<string, Firm[]>();
    for (const firm of all)
      for (const core of firm.cores) byCore.set(core, [...(byCore.get(core) ?? []), firm]);
    let changed = 0;
    for (const firm of all) {
      const alike = firm.cores.flatMap((core) => byCore.get(core) ?? []);
      const similarFirmId = similarTo(firm, alike);
      if (similarFirmId === firm.similarFirmId) continue;
      await tx.update(firms).set({ similarFirmId }).where(eq(firms.id, firm.id));
      changed += 1;
    }
    return changed;
  });

/** Enqueued when a firm's name changes, and when a firm becomes confirmed. */
export const markSimilarFirmsTask = defineTask<object, { db: Db }>(
  "mark-similar-firms",
  { payload: z.object({}), concurrency: 1 },
  async (_payload, { db }) => void (await markSimilarFirms(db)),
);
