import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { useFormat } from "~/lib/use-format.ts";
import { AgreementPaper } from "./agreement-paper.tsx";
import { termChanges } from "./term-changes.ts";

interface ComparedPaperProps {
  contract: ContractDetail;
  version: ContractVersion;
  base: ContractVersion;
}

/** A version of the agreement with what it changes. */
export default function ComparedPaper({ contract, version, base }: ComparedPaperProps) {
  const { day } = useFormat();
  const changes = termChanges(base, version, day);
  return <AgreementPaper contract={contract} version={version} base={base} changes={changes} />;
}
