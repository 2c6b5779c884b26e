import { deriveEveryKey } from "./remembered-keys.ts";

/** Milliseconds of processor time that some work took in this process; unlike the clock's, they bear a busy machine. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await deriveEveryKey(work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** How much longer the slowest kind of work takes than the fastest, by each one's best of some rounds. */
export async function spread(
  kinds: readonly ((round: number) => Promise<unknown>)[],
  rounds = 4,
): Promise<number> {
  const best = kinds.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, work] of kinds.entries())
      best[at] = Math.min(best[at] ?? Infinity, await processorTime(() => work(round)));
  return Math.max(...best) / Math.min(...best);
}
