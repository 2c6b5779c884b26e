import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import type { GenuineFile } from "@caseload/contract/engagements/verification";
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { TermList } from "~/ui/term-list.tsx";
import { Signature } from "~/ui/signature.tsx";
import * as styles from "./verification.module.css";

/** "No. 0183, version 2, in force" */
function agreementText({ contractId, version, inForce, status }: GenuineFile): string {
  const isOver = status === "completed" || status === "cancelled";
  const ended = isOver ? contractStatusLabels[status].toLowerCase() : "replaced by a later version";
  return `${engagementNumber(contractId)}, version ${version}, ${inForce ? "in force" : ended}`;
}

const hashGroups = (hash: string): string => hash.replace(/(.{4})(?=.)/g, "$1 ");

/** The facts of a genuine file, and who signed it. */
export function GenuineResult({ file, fileName }: { file: GenuineFile; fileName: string | null }) {
  const format = useFormat();
  const { subject, validTo, selfMade, timeStamped } = file.seal;
  const seal = [
    subject,
    `valid to ${format.mediumDate(validTo)}`,
    selfMade ? "self-issued" : "issued by an authority",
    ...(timeStamped ? ["time-stamped"] : []),
  ];
  return (
    <>
      <TermList
        className={styles.terms}
        terms={[
          { term: "File", value: fileName ?? "" },
          { term: "Agreement", value: agreementText(file) },
          { term: "Sealed", value: format.fullTime(file.sealedAt) },
          { term: "Seal", value: seal.join(", ") },
          {
            term: "Terms SHA-256",
            value: <span className={classNames("micro", styles.hash)}>{hashGroups(file.termsSha256)}</span>,
          },
        ]}
      />
      <div className={classNames("signs", styles.signatures)}>
        {file.signatures.map(({ side, name, emailConfirmed, signedAt }) => (
          <Signature
            key={side}
            name={name}
            role={nameInFile(side === "attorney" ? `For ${file.firmName}` : "Paralegal", emailConfirmed)}
            signedAt={format.fullTime(signedAt)}
          />
        ))}
      </div>
    </>
  );
}
