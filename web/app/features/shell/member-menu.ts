import type { User } from "@caseload/contract/accounts/accounts";
import { memberLinks, type PublicLink } from "./public-navigation.ts";

/** What members find in the menu of phones: beside what the header has, attorneys find their own jobs (SPEC.md section 2). */
export function menuOf(user: User): readonly PublicLink[] {
  const links = memberLinks(user);
  const own = { label: "My Jobs", to: "/dashboard/attorney?tab=listings" };
  return user.userType === "attorney" ? links.toSpliced(2, 0, own) : links;
}
