import type { Contract } from "@caseload/contract/engagements/contracts";
import { roleLabel } from "@caseload/contract/roles";
import { docketNumber } from "~/lib/format.ts";
import { ScotchRule } from "~/ui/rule.tsx";
import { agreementSections } from "./agreement-sections.ts";
import { AgreementSignature } from "./agreement-signature.tsx";
import type { Step } from "./standing.ts";
import styles from "./contract-file.module.css";

/** The agreement as a pleading sheet: caption box, numbered sections, two signatures. */
export function AgreementPaper({ contract, onAsk }: { contract: Contract; onAsk: (step: Step) => void }) {
  return (
    <section className="paper" aria-labelledby="agreement">
      <div className="edge" />
      <div className="text">
        <Caption contract={contract} />
        <ol className="clauses">
          {agreementSections(contract.terms).map(({ heading, text }, at) => (
            // Sections have no id of their own; their order is the agreement's.
            <li key={`${at} ${heading}`}>
              <div>
                {heading && <h3>{heading}</h3>}
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.signing}>
          <ScotchRule soft />
          <div className="signs">
            <AgreementSignature contract={contract} side="attorney" onAsk={onAsk} />
            <AgreementSignature contract={contract} side="paralegal" onAsk={onAsk} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** More than the tallest caption needs; the column cuts the rest off. */
const brackets = ")\n".repeat(24);

function Caption({ contract: { job, paralegal } }: { contract: Contract }) {
  const role = paralegal.role ? roleLabel(paralegal.role).toLowerCase() : "paralegal";
  return (
    <div className="case-caption">
      <div>
        {job.firmName},<small>engaging law office</small>
        and {paralegal.name},<small>{role}</small>
      </div>
      <div className="parentheses" aria-hidden="true">
        <span>{brackets}</span>
      </div>
      <h2 className="case-title" id="agreement">
        Assignment
        <br />
        Agreement
        <br />
        {docketNumber(job.id)}
      </h2>
    </div>
  );
}
