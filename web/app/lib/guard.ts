/** Who may see a screen (SPEC.md sections 2 and 6). The API decides for itself; these only choose the page. */
import { data, redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { User } from "@caseload/contract/accounts/accounts";
import type { UserType } from "@caseload/contract/roles";
import { dashboardOf, signInFor } from "./addresses.ts";
import { redirectWithToast } from "./flash.ts";
import { pageOf } from "./page-context.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "url">;

/** Sends visitors to /auth, and back here afterwards. */
export function requireMember({ context, url }: Args): User {
  const { user } = pageOf(context);
  if (user) return user;
  // Not the request's address, which is that of the page's data when a link was followed in the browser.
  throw redirect(signInFor(url.pathname + url.search));
}

/** Visitors go to /auth; the other user type gets the "Access Restricted" page. */
export function restrictTo(userType: UserType, args: Args) {
  const restricted = requireMember(args).userType !== userType;
  return data({ restricted }, { status: restricted ? 403 : 200 });
}

/** For the people who run the site; to others the page does not exist. */
export function restrictToStaff(args: Args) {
  const restricted = !requireMember(args).staff;
  return data({ restricted }, { status: restricted ? 404 : 200 });
}

/** A dashboard redirects other users with a toast (SPEC.md section 6). */
export function guardDashboard(userType: UserType, { context }: Args): null {
  const { user } = pageOf(context);
  if (!user) throw redirectWithToast("/", "dashboardDenied");
  if (user.userType === userType) return null;
  throw redirectWithToast(
    dashboardOf(user.userType),
    userType === "paralegal" ? "paralegalsOnly" : "attorneysOnly",
  );
}

/** Guards and the root load once per entry and on explicit revalidation, not on every navigation. */
export function onlyWhenAsked({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
