import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

export default function FirmNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Law Office Not Found"
      text={firmErrorMessages.firmNotFound}
      action={
        <ButtonLink variant="primary" to="/">
          Return to Home
        </ButtonLink>
      }
    />
  );
}
