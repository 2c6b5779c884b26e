/** Addresses that more than one place sends people to. */
import type { UserType } from "@caseload/contract/roles";

/** Shows each person the dashboard of their role. */
export const dashboardAddress = "/dashboard";

/** Where a sign-in leads (SPEC.md section 2, "Authentication page"). */
export const dashboardOf = (userType: UserType): string =>
  userType === "paralegal" ? "/dashboard/paralegal" : "/dashboard/attorney";

export const profileFormOf = (userType: UserType): string =>
  userType === "paralegal" ? "/profile/paralegal/new" : "/profile/attorney/new";

/** The id in an address, or NaN: decimal digits only, so that no record has two addresses (1e1, 0x0a). */
export const idOf = (part: string | undefined): number =>
  part !== undefined && /^[1-9]\d{0,9}$/.test(part) ? Number(part) : Number.NaN;

export const signInFor = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;

/** One slash; two of them name another host. */
const startsHere = /^\/(?![/\\])/;

/**
 * A path on this site, or null: `next` comes from the address bar and must not lead to another site. What comes out is
 * asked as well, because taking dots out of "/..//other.site" leaves "//other.site".
 */
export function sameSitePath(next: string | null): string | null {
  if (next === null || !startsHere.test(next)) return null;
  try {
    const { host, pathname, search, hash } = new URL(next, "http://this.site");
    return host === "this.site" && startsHere.test(pathname) ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}
