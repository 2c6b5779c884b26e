import { useLocation } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";

/** On these the account forms are the page itself: nobody wants to come back to them. */
const pagesWithForms = ["/auth", "/reset-password", "/verify-email"];

export const isFormPage = (pathname: string): boolean => pagesWithForms.includes(pathname);

/** Where somebody who signs in from this page was going; null for the dashboard, where the landing page leads on to. */
export function useWayBack(): string | null {
  const { pathname, search } = useLocation();
  if (pathname === "/") return null;
  return isFormPage(pathname) ? sameSitePath(new URLSearchParams(search).get("next")) : pathname + search;
}

/** An address of /auth, which afterwards leads to `next`. */
export function authAddress(next: string | null, role?: "paralegal" | "attorney"): string {
  const query = new URLSearchParams({ ...(role && { role }), ...(next !== null && { next }) }).toString();
  return query === "" ? "/auth" : `/auth?${query}`;
}
