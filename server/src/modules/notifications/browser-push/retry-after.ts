/** A day: who asks for more means "never". */
const maxSeconds = 86_400;

/** Seconds that a Retry-After header asks for, as a number or as a date (RFC 9110, section 10.2.3); undefined when it says neither. */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(maxSeconds, Math.max(1, Math.ceil(seconds)));
}
