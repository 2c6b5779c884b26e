import { errorMessages } from "@caseload/contract/error-messages";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export default function JobNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Job Not Found"
      text={errorMessages.jobNotFound}
      action={
        <ButtonLink variant="primary" to="/">
          Return to Home
        </ButtonLink>
      }
    />
  );
}
