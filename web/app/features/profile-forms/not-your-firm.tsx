import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** For members who may read the firm profile and not edit it. */
export const NotYourFirm = () => (
  <EmptyState
    art={<EnvelopeArt />}
    title="Your firm's administrators edit this"
    text="The firm profile is kept by partners and administrators. You can read it."
    action={<ButtonLink to="/profile/attorney">View Firm Profile</ButtonLink>}
  />
);
