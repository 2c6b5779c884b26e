/** Times a power of ten. */
const tops = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The round value at the end of a chart's scale, whose half is whole too. */
export function chartTop(max: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(max, 2)));
  const step = tops.find((factor) => factor * size >= max && (factor * size) % 2 === 0);
  return (step ?? 20) * size;
}
