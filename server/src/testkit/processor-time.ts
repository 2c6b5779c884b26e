/** CPU time of some work in milliseconds. Unlike wall-clock time, it does not depend on the machine's load. */
export async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The ratio of the slowest to the fastest work, by the best CPU time of some rounds. */
export async function cpuTimeRatio(
  kinds: readonly ((round: number) => Promise<unknown>)[],
  rounds = 4,
): Promise<number> {
  const best = kinds.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, work] of kinds.entries())
      best[at] = Math.min(best[at] ?? Infinity, await cpuTime(() => work(round)));
  return Math.max(...best) / Math.min(...best);
}
