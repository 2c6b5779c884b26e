import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { ChangeTable } from "./change-table.tsx";
import { termChanges } from "./term-changes.ts";
import { type TermsForm, useTypedTerms } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

interface ProposalSummaryProps {
  form: TermsForm;
  base: ContractVersion;
  /** Why nothing can be sent any more. */
  blocked: string | null;
  problem: string | null;
  /** The button that sends. */
  children: ReactNode;
}

/** On a phone the summary follows the form, out of view of the button. */
const scrollIntoView = (element: HTMLDivElement | null): void => element?.scrollIntoView({ block: "center" });

/** What the draft changes, before it is sent. */
export function ProposalSummary({ form, base, blocked, problem, children }: ProposalSummaryProps) {
  const { day } = useFormat();
  const { permissions } = useMember();
  const { data: team } = useApi("listAttorneys", {}, { enabled: permissions.includes("user:view") });
  const draft = useWatch({ control: form.control, compute: (values) => values });
  const terms = useTypedTerms(draft, base.structuredTerms);
  const supervisorName = team?.find(({ id }) => id === terms?.supervisorId)?.name ?? base.supervisorName;
  const rows = terms && termChanges(base, { structuredTerms: terms, supervisorName }, day);
  return (
    <div className={classNames("sheet", styles.summary)}>
      <RuledHeading aside={`From version ${base.version}`}>Your changes</RuledHeading>
      {rows === null && (
        <p className="small muted">Complete the fields to see what changes from version {base.version}.</p>
      )}
      {rows?.length === 0 && <p className="small muted">Nothing has changed yet.</p>}
      {rows && rows.length > 0 && <ChangeTable rows={rows} />}
      {blocked !== null && <InlineAlert narrow title="The terms can't be changed" text={blocked} />}
      {problem !== null && (
        <div ref={scrollIntoView}>
          <InlineAlert narrow title="We couldn't send your version" text={problem} />
        </div>
      )}
      <div className={styles.send}>{children}</div>
      <p className="small muted">What you type is kept in this tab until you send it.</p>
    </div>
  );
}

interface NoteFieldsProps {
  form: TermsForm;
  contract: ContractDetail;
  /** Amendments need a note, and can be signed as they are sent. */
  isAmendment: boolean;
}

/** Words to the other side, and the author's own signature. */
export function NoteFields({ form, contract, isAmendment }: NoteFieldsProps) {
  const { control, register, formState } = form;
  const { firstName, lastName } = useMember();
  const signsNow = useWatch({ control, name: "signsNow" });
  return (
    <>
      <Field
        label={isAmendment ? "Reason for the amendment" : `Note to ${contract.otherUser.name}`}
        optional={!isAmendment}
        hint="Both parties can read it with this version."
        error={formState.errors.note?.message}
      >
        <Textarea rows={3} maxLength={engagementLimits.note} {...register("note")} />
      </Field>
      {isAmendment && (
        <Checkbox {...register("signsNow")}>
          Sign this version now. I agree to sign it electronically, and to be bound by it once{" "}
          {contract.otherUser.name} signs.
        </Checkbox>
      )}
      {isAmendment && signsNow && (
        <Field
          label="Type your full name to sign"
          hint={`As it appears on your account: ${firstName} ${lastName}`}
          error={formState.errors.signature?.message}
        >
          <TextInput autoComplete="name" maxLength={engagementLimits.signature} {...register("signature")} />
        </Field>
      )}
    </>
  );
}
