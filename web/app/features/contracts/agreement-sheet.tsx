import { shortHash } from "~/lib/short-hash.ts";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import { roleLabel } from "@caseload/contract/role-label";
import { type UserType } from "@caseload/contract/roles";
import { useFormat } from "~/lib/use-format.ts";
import { ScotchRule } from "~/ui/rule.tsx";
import { Signature } from "~/ui/signature.tsx";
import type { ComparedSection } from "./agreement-text.ts";
import { ClauseList } from "./clause-list.tsx";
import type { TermChange } from "./term-changes.ts";
import { agreementEnd } from "./version-choice.ts";
import * as styles from "./terms-tab.module.css";

interface AgreementSheetProps {
  contract: ContractDetail;
  version: ContractVersion;
  sections: readonly ComparedSection[];
  changes: readonly TermChange[];
}

/** One version of the agreement as a pleading sheet: caption, numbered sections, two signatures. */
export function AgreementSheet({ contract, version, sections, changes }: AgreementSheetProps) {
  return (
    <section className="agreement-sheet" aria-labelledby="agreement">
      <div className="edge" />
      <div className="text">
        <Caption contract={contract} version={version} />
        <ClauseList key={version.version} sections={sections} changes={changes} />
        <div className={styles.signing}>
          <ScotchRule soft />
          <div className="signs">
            <AgreementSignature contract={contract} version={version} side="attorney" />
            <AgreementSignature contract={contract} version={version} side="paralegal" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** More than the tallest caption needs; the column cuts the rest off. */
const brackets = ")\n".repeat(24);

const standings = {
  open: "proposed",
  in_force: "in force",
  superseded: "superseded",
  declined: "declined",
  withdrawn: "withdrawn",
  lapsed: "not signed",
} as const;

function Caption({
  contract,
  version: { version, status },
}: Pick<AgreementSheetProps, "contract" | "version">) {
  const { mediumDate } = useFormat();
  const { id, job, paralegal } = contract;
  const end = status === "in_force" ? agreementEnd(contract) : null;
  return (
    <div className="case-caption">
      <div>
        {job.firmName},<small>the “Firm”</small>
        and {paralegal.name},<small>the “Paralegal”</small>
      </div>
      <div className="parentheses" aria-hidden="true">
        <span>{brackets}</span>
      </div>
      <h2 className="case-title" id="agreement">
        Engagement
        <br />
        Agreement
        <br />
        {engagementNumber(id)}
        <small>
          Version {version}, {end === null ? standings[status] : `ended ${mediumDate(end)}`}
        </small>
      </h2>
    </div>
  );
}

interface AgreementSignatureProps extends Pick<AgreementSheetProps, "contract" | "version"> {
  side: UserType;
}

/** One side's signature under the version, or an empty rule. */
function AgreementSignature({ contract, version, side }: AgreementSignatureProps) {
  const { fullTime } = useFormat();
  const { name } = contract[side];
  const signature = version.signatures.find((one) => one.side === side);
  const isOwn = side === contract.viewerSide && contract.may.act;
  const awaited = isOwn ? "Awaiting your signature" : `Awaiting ${name}`;
  return (
    <Signature
      name={signature?.name ?? name}
      role={capacity(contract, side, signature?.name)}
      signedAt={signature ? fullTime(signature.signedAt) : null}
      hash={shortHash(version.sha256)}
      awaited={version.status === "open" ? awaited : "Not signed"}
    />
  );
}

/** "Senior Partner, for the Firm"; a colleague who signed did so for the person named in the terms. */
function capacity(contract: ContractDetail, side: UserType, signer: string | undefined): string {
  const { name, role } = contract[side];
  const title = role ? roleLabel(role) : side === "attorney" ? "Attorney" : "Paralegal";
  if (side === "paralegal") return title;
  return signer !== undefined && signer !== name ? `For ${name} and the Firm` : `${title}, for the Firm`;
}
