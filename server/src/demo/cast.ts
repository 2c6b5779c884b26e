import type { DemoName } from "./people.ts";

/** Ids of the created rows by their names in the demo's files. */
export interface Cast {
  people: Record<DemoName, { id: number; name: string; firmId: number | null }>;
  jobs: Map<string, number>;
}

const dayMs = 86_400_000;
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export function jobOf(cast: Cast, key: string): number {
  const id = cast.jobs.get(key);
  if (id === undefined) throw new Error(`The demo has no posting ${key}.`);
  return id;
}
