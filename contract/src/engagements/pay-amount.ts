/**
 * Pay for recorded time in whole US cents: minutes x cents an hour / 60, rounded half up (ENGAGEMENT.md "Money"). Totals
 * are sums of rounded entries. Reversing entries have negative minutes and mirror the entry that they reverse.
 */
export function payForMinutes(minutes: number, rateCents: number): number {
  const cents = Math.floor((Math.abs(minutes) * rateCents + 30) / 60);
  return minutes < 0 ? -cents : cents;
}
