import { redirect } from "react-router";
import { profileFormOf } from "~/lib/addresses.ts";
import { requireMember } from "~/lib/guard.ts";
import type { Route } from "./+types/profile";

/** The user's profile, or the form that creates it (PRODUCT.md "The screens that SPEC.md only links"). */
export function loader(args: Route.LoaderArgs) {
  const user = requireMember(args);
  if (!user.hasProfile) return redirect(profileFormOf(user.userType));
  return redirect(user.userType === "paralegal" ? "/profile/paralegal" : "/profile/attorney");
}

export default function Profile() {
  return null;
}
