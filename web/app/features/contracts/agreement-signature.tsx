import type { Contract } from "@caseload/contract/engagements/contracts";
import { roleLabel, type UserType } from "@caseload/contract/roles";
import { useFormat } from "~/lib/use-format.ts";
import { Signature } from "~/ui/signature.tsx";
import { nextStep, type Step } from "./standing.ts";
import { StepButton } from "./step-button.tsx";
import { isOver } from "./wording.ts";

interface AgreementSignatureProps {
  contract: Contract;
  side: UserType;
  onAsk: (step: Step) => void;
}

/** One side's line: signed, or an empty rule with the button for whoever looks at it. */
export function AgreementSignature({ contract, side, onAsk }: AgreementSignatureProps) {
  const { fullTime } = useFormat();
  const { signature, name } = contract[side];
  const canSign = side === contract.viewerSide && nextStep(contract) === "agree";
  return (
    <Signature
      name={signature?.name ?? name}
      role={capacity(contract, side)}
      signedAt={signature && fullTime(signature.signedAt)}
      action={
        canSign ? (
          <StepButton step="agree" variant="go" size="sm" onAsk={onAsk} />
        ) : (
          <p className="signature-record">{isOver(contract) ? "Not signed" : "Not signed yet"}</p>
        )
      }
    />
  );
}

/** "Senior Partner, Lindqvist Okafor LLP"; a colleague who signed did so for the person named in the terms. */
function capacity(contract: Contract, side: UserType): string {
  const { signature, name, role } = contract[side];
  const title = role ? roleLabel(role) : side === "attorney" ? "Attorney" : "Paralegal";
  if (side === "paralegal") return title;
  const { firmName } = contract.job;
  return signature && signature.name !== name ? `For ${name}, ${firmName}` : `${title}, ${firmName}`;
}
