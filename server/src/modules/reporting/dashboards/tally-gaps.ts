export interface Asked {
  /** As the first posting that asks for it writes it. */
  skill: string;
  /** Postings that ask for it. */
  asking: number;
}

/**
 * @param named what each posting names and the profile does not, the best matches first
 * @returns the most asked for first; among equals what better matches ask for
 */
export function tallyGaps(named: readonly (readonly string[])[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const skills of named) {
    const told = new Set<string>();
    for (const skill of skills) {
      const key = skill.toLowerCase();
      if (told.has(key)) continue;
      told.add(key);
      const before = asked.get(key);
      asked.set(key, { skill: before?.skill ?? skill, asking: (before?.asking ?? 0) + 1 });
    }
  }
  return [...asked.values()].toSorted((one, other) => other.asking - one.asking);
}
