import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ClauseFields, ServiceFields } from "./work-fields.tsx";
import { ConductFields, DateFields, PartyFields } from "./engagement-fields.tsx";
import { NewerVersion } from "./newer-version.tsx";
import { PayFields } from "./pay-fields.tsx";
import { type ProposalKind, proposalOf } from "./proposal-kind.ts";
import { NoteFields, ProposalSummary } from "./proposal-summary.tsx";
import { deleteDraft, draftOf, readDraft, storeDraft } from "./terms-draft.ts";
import { useProposal } from "./use-proposal.ts";
import { useTermsForm } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

interface TermsEditorProps {
  contract: ContractDetail;
  /** Newest first. */
  versions: readonly ContractVersion[];
}

/** The form behind Counter, Propose Changes and Propose Amendment. */
export default function TermsEditor({ contract, versions }: TermsEditorProps) {
  const proposal = proposalOf(contract, versions);
  // Once open, the form stays with what was typed, even when nothing can be sent any more.
  const [opened, setOpened] = useState<ProposalKind | null>("blocked" in proposal ? null : proposal);
  if (!("blocked" in proposal) && opened === null) setOpened(proposal);
  if (opened === null)
    return (
      <InlineAlert
        tone="note"
        title="The terms can't be changed"
        text={"blocked" in proposal ? proposal.blocked : undefined}
      />
    );
  return (
    <OpenEditor
      contract={contract}
      versions={versions}
      first={opened}
      proposal={"blocked" in proposal ? null : proposal}
      blocked={"blocked" in proposal ? proposal.blocked : null}
    />
  );
}

interface OpenEditorProps extends TermsEditorProps {
  first: ProposalKind;
  /** Null when nothing can be proposed any more. */
  proposal: ProposalKind | null;
  blocked: string | null;
}

function OpenEditor({ contract, versions, first, proposal, blocked }: OpenEditorProps) {
  const user = useMember();
  const navigate = useNavigate();
  const newerHeading = useRef<HTMLHeadingElement>(null);
  const [restored, setRestored] = useState(() => readDraft(user.id, contract.id));
  const [baseNumber, setBaseNumber] = useState(restored?.base ?? first.base.version);
  const base = versions.find(({ version }) => version === baseNumber) ?? first.base;
  const initial = useMemo(() => draftOf(base.structuredTerms), [base]);
  const form = useTermsForm({
    userId: user.id,
    contractId: contract.id,
    initial,
    restored: restored?.values ?? null,
    base: base.version,
    isAmendment: (proposal ?? first).call === "proposeAmendment",
  });
  useHashFocus();
  const latest = proposal?.base ?? base;
  const isOutdated = latest.version !== base.version;
  const sending = useProposal(contract, form, () => {
    deleteDraft(user.id, contract.id);
    void navigate(`/contracts/${contract.id}`);
  });
  useEffect(() => {
    if (isOutdated) newerHeading.current?.focus();
  }, [isOutdated, latest.version]);

  const { title, submit } = proposal ?? first;
  const button = isOutdated ? (
    <Button variant="primary" block onClick={() => newerHeading.current?.focus()}>
      Review Version {latest.version}
    </Button>
  ) : (
    <Button
      type="submit"
      variant="primary"
      block
      disabled={blocked !== null}
      pending={sending.isPending}
      pendingText="Sending"
    >
      {submit}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((checked) => {
          if (proposal && !isOutdated) sending.send(proposal, checked);
        })(event)
      }
    >
      <FileSheet
        head={
          <>
            <h1 className="display">{title}</h1>
            <p className={classNames("muted", styles.lede)}>
              {contract.job.title}, with {contract.otherUser.name}. Based on version {base.version}.
            </p>
          </>
        }
        panel={
          <ProposalSummary form={form} base={base} blocked={blocked} problem={sending.problem}>
            {button}
          </ProposalSummary>
        }
        bar={button}
      >
        {(isOutdated || restored) && (
          <div className={styles.notices}>
            {isOutdated && (
              <NewerVersion
                form={form}
                base={base}
                latest={latest}
                headingRef={newerHeading}
                onContinue={() => {
                  setBaseNumber(latest.version);
                  storeDraft(user.id, contract.id, { base: latest.version, values: form.getValues() });
                }}
              />
            )}
            {restored && (
              <InlineAlert
                tone="note"
                title="Your unsent changes"
                text="We kept what you entered in this tab."
                action={
                  <Button
                    size="sm"
                    onClick={() => {
                      setRestored(null);
                      setBaseNumber(latest.version);
                      form.reset(draftOf(latest.structuredTerms));
                      deleteDraft(user.id, contract.id);
                    }}
                  >
                    Start Over
                  </Button>
                }
              />
            )}
          </div>
        )}
        <FileSection title="Compensation" className={styles.fields}>
          <div id="pay" className={styles.fields}>
            <PayFields form={form} mayBeOpen={base.structuredTerms.pay === null} />
          </div>
        </FileSection>
        <FileSection title="Services" className={styles.fields}>
          <ServiceFields form={form} />
        </FileSection>
        <FileSection title="Term" className={styles.fields}>
          <DateFields form={form} />
        </FileSection>
        <FileSection title="Supervision and expenses" className={styles.fields}>
          <ConductFields form={form} contract={contract} supervisorName={base.supervisorName} />
        </FileSection>
        <FileSection title="Parties and law" className={styles.fields}>
          <PartyFields form={form} contract={contract} />
        </FileSection>
        <FileSection title="Extra clauses" className={styles.fields}>
          <ClauseFields form={form} />
        </FileSection>
        <FileSection title="Note" className={styles.fields}>
          <NoteFields
            form={form}
            contract={contract}
            isAmendment={(proposal ?? first).call === "proposeAmendment"}
          />
        </FileSection>
      </FileSheet>
    </form>
  );
}
