import { errorMessages } from "@caseload/contract/refusals";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export function OwnProfileMissing() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Profile Not Found"
      text={errorMessages.ownProfileNotFound}
      action={
        <ButtonLink variant="primary" to="/profile/paralegal/new">
          Create Profile
        </ButtonLink>
      }
    />
  );
}
