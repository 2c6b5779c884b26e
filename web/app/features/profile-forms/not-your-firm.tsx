import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";

/** For members who may read the firm profile and not edit it. */
export default function NotYourFirm() {
  return (
    <EmptyState
      art={<EnvelopeArt />}
      title="Your firm's administrators edit this"
      text="Partners and administrators manage the firm profile. You can view it."
      action={<ButtonLink to="/profile/attorney">View Firm Profile</ButtonLink>}
    />
  );
}
