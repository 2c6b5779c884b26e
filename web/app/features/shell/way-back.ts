import { useLocation } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";

/** On these the account forms are the page itself: nobody wants to come back to them. */
const pagesWithForms = ["/auth", "/reset-password", "/verify-email"];

export const isFormPage = (pathname: string): boolean => pagesWithForms.includes(pathname);

/**
 * Where somebody who signs in from this page was going; null for the dashboard, where the landing page leads on to.
 * The sign-in page itself knows where its visitor came from.
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
