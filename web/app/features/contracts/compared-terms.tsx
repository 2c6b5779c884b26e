import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { ReactNode } from "react";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { AgreementSheet } from "./agreement-sheet.tsx";
import { compareSections, plainSections } from "./agreement-text.ts";
import { termChanges } from "./term-changes.ts";
import * as styles from "./terms-tab.module.css";

interface ComparedTermsProps {
  contract: ContractDetail;
  shown: ContractVersion;
  /** The version to compare with. */
  base: ContractVersion;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
  /** The switcher between versions. */
  children: ReactNode;
}

/** A version that has an earlier one, with or without what differs from it. */
export default function ComparedTerms(props: ComparedTermsProps) {
  const { contract, shown, base, isCompared, onCompare, children } = props;
  const { day } = useFormat();
  const changes = isCompared ? termChanges(base, shown, day) : [];
  return (
    <>
      <div className={styles.versionBar}>
        {children}
        <Checkbox checked={isCompared} onChange={(event) => onCompare(event.currentTarget.checked)}>
          Show changes from version {base.version}
        </Checkbox>
        {isCompared && (
          <span className={styles.count}>
            {changes.length === 0 ? "Same values" : plural(changes.length, "change")}
          </span>
        )}
      </div>
      <AgreementSheet
        contract={contract}
        version={shown}
        sections={isCompared ? compareSections(base.terms, shown.terms) : plainSections(shown.terms)}
        changes={changes}
      />
    </>
  );
}
