import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import FileDown from "lucide-react/icons/file-down";
import History from "lucide-react/icons/history";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { shortHash } from "~/lib/short-hash.ts";
import { agreementEnd, versionDate } from "./version-choice.ts";
import * as styles from "./rail.module.css";

interface AgreementRecordProps {
  contract: ContractDetail;
  /** What was, once the contract has ended. */
  inForce: ContractVersion;
}

/** The file of one version, sealed once both parties have signed it. */
export const agreementFile = (contractId: number, version: number): string =>
  `/api/contracts/${contractId}/agreement.pdf?version=${version}`;

/** The version in force: its signatures, its hash, its file. */
export function AgreementRecord({ contract, inForce }: AgreementRecordProps) {
  const { mediumDate } = useFormat();
  const { id } = contract;
  const title = agreementEnd(contract) === null ? "Agreement in force" : "Agreement ended";
  return (
    <section>
      <RuledHeading aside={`Version ${inForce.version}`}>{title}</RuledHeading>
      <div className={styles.records}>
        <div>
          <CircleCheck aria-hidden="true" />
          <span>
            Signed by both parties on {mediumDate(versionDate(inForce))}
            <br />
            <span className="hash" title={inForce.sha256}>
              SHA-256 {shortHash(inForce.sha256)}
            </span>
          </span>
        </div>
        <a href={agreementFile(id, inForce.version)} download>
          <FileDown aria-hidden="true" />
          Download Signed PDF
          <ChevronRight aria-hidden="true" />
        </a>
        <Link to="/verify">
          <ShieldCheck aria-hidden="true" />
          Verify This Agreement
          <ChevronRight aria-hidden="true" />
        </Link>
        <Link to="?tab=timeline#versions">
          <History aria-hidden="true" />
          View Version History
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
