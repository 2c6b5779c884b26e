import { FirmCreation } from "~/features/profile-forms/firm-creation.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/firm.setup";

export const meta: Route.MetaFunction = () => pageTitle("Firm Setup");

export default function FirmSetupScreen() {
  return (
    <>
      <PageHead
        title="Firm Setup"
        lede="Your firm's name, practice and contract terms. Next, add your team."
      />
      <FirmCreation withTerms submitLabel="Save Firm" to="/team" />
    </>
  );
}
