import { errorMessages } from "@caseload/contract/refusals";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

/** For strangers too: that a contract exists is private. */
export default function ContractNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Contract Not Found"
      text={errorMessages.contractNotFound}
      action={
        <ButtonLink variant="primary" to="/contracts">
          Back to Contracts
        </ButtonLink>
      }
    />
  );
}
