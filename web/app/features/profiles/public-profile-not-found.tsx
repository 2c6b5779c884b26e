import { errorMessages } from "@caseload/contract/error-messages";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export function ProfileNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Profile Not Found"
      text={errorMessages.profileNotFound}
      action={
        <ButtonLink variant="primary" to="/">
          Return to Home
        </ButtonLink>
      }
    />
  );
}
