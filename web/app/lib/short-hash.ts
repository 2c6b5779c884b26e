/** Groups of four digits from its start, and the last one: "3b1e 90c7 54fd … d4a2". */
export function shortHash(sha256: string, groups = 3): string {
  const first = Array.from({ length: groups }, (_, at) => sha256.slice(4 * at, 4 * at + 4));
  return `${first.join(" ")} … ${sha256.slice(-4)}`;
}
