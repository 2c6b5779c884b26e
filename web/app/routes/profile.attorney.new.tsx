import { redirect } from "react-router";
import { FirmCreation } from "~/features/profile-forms/firm-creation.tsx";
import { onlyWhenAsked, requireMember } from "~/lib/guard.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/profile.attorney.new";

export const meta: Route.MetaFunction = () => pageTitle("Create Your Firm Profile");

/** Redirects people with a profile to its form. */
export function loader(args: Route.LoaderArgs): null {
  const { userType, hasProfile } = requireMember(args);
  if (userType === "attorney" && hasProfile) throw redirect("/profile/attorney");
  return null;
}
export const shouldRevalidate = onlyWhenAsked;

export default function FirmProfileScreen() {
  return (
    <>
      <PageHead
        title="Create Your Firm Profile"
        lede="Every posting shows your firm's name; paralegals read the rest on your firm's page."
      />
      <FirmCreation submitLabel="Create Profile" to="/dashboard/attorney" />
    </>
  );
}
