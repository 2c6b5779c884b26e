import { FirmProfileLoader } from "~/features/profile-forms/firm-profile-loader.tsx";
import "~/features/profile-forms/profile-forms.css";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/profile.attorney.new";

export const meta: Route.MetaFunction = () => pageTitle("Firm Profile");

export default function FirmProfileScreen() {
  const { hasProfile } = useMember();
  return (
    <>
      <PageHead
        title={hasProfile ? "Edit Firm Profile" : "Create Your Firm Profile"}
        lede="Every posting carries your firm's name; your colleagues see the rest on the dashboard."
      />
      <FirmProfileLoader />
    </>
  );
}
