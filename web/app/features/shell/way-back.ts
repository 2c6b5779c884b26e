import { useLocation } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";

/** Pages that are account forms themselves, and no destination after sign-in. */
const pagesWithForms = ["/auth", "/reset-password", "/verify-email"];

export const isFormPage = (pathname: string): boolean => pagesWithForms.includes(pathname);

/**
 * The destination after signing in from this page; null for the dashboard, as on the landing page. The sign-in page has
 * its destination in the address.
 */
export function useWayBack(): string | null {
  const { pathname, search } = useLocation();
  if (pathname === "/auth") return sameSitePath(new URLSearchParams(search).get("next"));
  return pathname === "/" || isFormPage(pathname) ? null : pathname + search;
}

/** An address of /auth, which afterwards leads to `next`. */
export function authAddress(next: string | null, role?: "paralegal" | "attorney"): string {
  const query = [role && `role=${role}`, next !== null && `next=${encodeURIComponent(next)}`].filter(Boolean);
  return query.length === 0 ? "/auth" : `/auth?${query.join("&")}`;
}
