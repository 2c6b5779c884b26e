/** SPEC.md section 5: whole dollars; the lower end falls back to 0, the upper to 150,000. */
export function dollarsOf(text: string, fallback: number): number {
  const digits = text.replace(/[,\s$]/g, "").replace(/\..*/, "");
  return /^\d{1,8}$/.test(digits) ? Number(digits) : fallback;
}
