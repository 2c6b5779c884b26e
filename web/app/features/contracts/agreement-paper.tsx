import type { Contract } from "@caseload/contract/engagements/contracts";
import { roleLabel, type UserType } from "@caseload/contract/roles";
import { docketNumber } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ScotchRule } from "~/ui/rule.tsx";
import { Signature } from "~/ui/signature.tsx";
import { nextStep, type Step } from "./next-step.ts";
import { StepButton } from "./step-button.tsx";
import { isOver } from "./contract-text.ts";
import * as styles from "./contract-file.module.css";

interface AgreementSection {
  /** Empty for text before the first numbered heading. */
  readonly heading: string;
  readonly text: string;
}

const numbered = /^\d+\.\s+(\S.*)$/;

/**
 * The numbered sections of `terms`: "1. Scope", a line break, the text; an empty line between sections. A block
 * without a number belongs to the section before it.
 */
export function agreementSections(terms: string): AgreementSection[] {
  const sections: AgreementSection[] = [];
  for (const block of terms.trim().split(/\n[^\S\n]*\n+/)) {
    const [first = "", ...rest] = block.trim().split("\n");
    const heading = numbered.exec(first.trim())?.[1];
    if (heading !== undefined) {
      sections.push({ heading, text: rest.join("\n").trim() });
      continue;
    }
    const before = sections.pop();
    const text = [before?.text, block.trim()].filter(Boolean).join("\n\n");
    if (text !== "") sections.push({ heading: before?.heading ?? "", text });
  }
  return sections;
}

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

interface AgreementSignatureProps {
  contract: Contract;
  side: UserType;
  onAsk: (step: Step) => void;
}

/** One side's signature, or an empty rule, with the button to sign for that side. */
function AgreementSignature({ contract, side, onAsk }: AgreementSignatureProps) {
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
