import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import type { RefObject } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ChangeTable } from "./change-table.tsx";
import { termChanges } from "./term-changes.ts";
import { draftOf, type TermsDraft } from "./terms-draft.ts";
import type { TermsForm } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

interface NewerVersionProps {
  form: TermsForm;
  /** The version that the draft started from. */
  base: ContractVersion;
  /** The version that the other side proposed since. */
  latest: ContractVersion;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onContinue: () => void;
}

/** The editor's fields behind each row of a comparison. */
const fieldsOf: Readonly<Record<string, readonly (keyof TermsDraft)[]>> = {
  pay: ["payKind", "rate", "total"],
  cap: ["cap"],
  milestones: ["milestones"],
  expenses: ["reimbursed", "expensesCap"],
};

/** What the other side changed while the viewer typed: nothing typed is lost, and theirs can be taken over by value. */
export function NewerVersion({ form, base, latest, headingRef, onContinue }: NewerVersionProps) {
  const { day } = useFormat();
  const rows = termChanges(base, latest, day);

  function adopt(key: string): void {
    const theirs = draftOf(latest.structuredTerms);
    const names = key.startsWith("clause-")
      ? (["clauses"] as const)
      : (fieldsOf[key] ?? [key as keyof TermsDraft]);
    for (const name of names) form.setValue(name, theirs[name], { shouldValidate: true, shouldDirty: true });
  }
  return (
    <section className={classNames("sheet", styles.newer)} aria-labelledby="newer-version">
      <h2 className="heading" id="newer-version" tabIndex={-1} ref={headingRef}>
        {latest.authorName} proposed version {latest.version} while you were editing
      </h2>
      <p className="muted ui-text">
        What you typed is kept below. Review what version {latest.version} changes, use the values you accept,
        and continue on it.
      </p>
      {latest.note && <q className="ui-text">{latest.note}</q>}
      <ChangeTable rows={rows} onUse={adopt} />
      <div>
        <Button variant="primary" onClick={onContinue}>
          Continue on Version {latest.version}
        </Button>
      </div>
    </section>
  );
}
