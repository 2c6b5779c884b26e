import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import { Suspense, useState } from "react";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useWasTrue } from "~/lib/use-was-true.ts";
import { CancelContract } from "./cancel-contract.tsx";
import { ChangeTable } from "./change-table.tsx";
import { payFigure } from "./pay-figure.ts";
import { keyTerms, termChanges } from "./term-changes.ts";
import { useSigning } from "./use-signing.ts";
import { baseOf } from "./version-choice.ts";
import * as styles from "./rail.module.css";

const DeclineDialog = vitalPart(async () => ({
  default: (await import("./amendment-answers.tsx")).DeclineDialog,
}));
const WithdrawalDialog = vitalPart(async () => ({
  default: (await import("./amendment-answers.tsx")).WithdrawalDialog,
}));
const SignForm = vitalPart(() => import("./sign-form.tsx"));
const OwnAddress = vitalPart(() => import("./own-address.tsx"));

/** Where the pay of an offer came from (ENGAGEMENT.md section 1). */
const derivationTexts: Record<PayDerivation, string> = {
  proposed: "From the application",
  flat_budget: "Flat fee of the job",
  clamped_rate: "Profile rate, within the posted range",
  profile_rate: "Profile rate",
  none: "Neither the job nor the application gives a price",
};

export interface TermsDecisionProps {
  contract: ContractDetail;
  /** Newest first. */
  versions: readonly ContractVersion[];
  /** The version that awaits signatures. */
  open: ContractVersion;
  onSigned?: () => void;
}

/** What the open version changes, and the viewer's answers to it. */
export default function TermsDecision({ contract, versions, open, onSigned }: TermsDecisionProps) {
  const signing = useSigning(contract.id, open, onSigned);
  const { firstName, lastName } = useMember();
  const { may, viewerSide } = contract;
  const hasSigned = open.signatures.some(({ side }) => side === viewerSide);
  const isPaySet = open.structuredTerms.pay !== null;
  const { firmAddress, paralegalAddress } = open.structuredTerms;
  const ownAddress = viewerSide === "attorney" ? firmAddress : paralegalAddress;
  const lacksOwnAddress = may.propose && !hasSigned && isPaySet && ownAddress === null;
  return (
    <>
      <VersionNotes contract={contract} open={open} />
      <DecisionTable contract={contract} versions={versions} open={open} />
      {!isPaySet && <PayNotSet contract={contract} />}
      {lacksOwnAddress && (
        <Suspense>
          <OwnAddress contract={contract} open={open} />
        </Suspense>
      )}
      {isPaySet && may.act && !hasSigned && (
        <Suspense>
          <SignForm
            version={open}
            isOthers={open.authorSide !== viewerSide}
            name={`${firstName} ${lastName}`}
            signing={signing}
          />
        </Suspense>
      )}
      {!may.act && <ReadOnly contract={contract} />}
      {may.act && (
        <div className={styles.actions}>
          <div className={styles.pair}>
            <Answers contract={contract} open={open} isPaySet={isPaySet} />
          </div>
        </div>
      )}
    </>
  );
}

/** Whose answer is awaited, until when, and what the author wrote. */
function VersionNotes({ contract, open }: Pick<TermsDecisionProps, "contract" | "open">) {
  const { mediumDate } = useFormat();
  const { turn, viewerSide, may, expiresAt } = contract;
  const isWaiting = turn !== null && turn !== viewerSide;
  const hasSigned = open.signatures.some(({ side }) => side === viewerSide);
  return (
    <>
      {isWaiting && may.act && (hasSigned || open.structuredTerms.pay !== null) && (
        <p className={styles.lead}>
          {hasSigned
            ? `You signed version ${open.version}. We'll notify you of the response.`
            : `You can sign version ${open.version} now. It takes effect once both parties have signed.`}
        </p>
      )}
      {expiresAt !== null && (
        <p className={styles.lead}>Expires {mediumDate(expiresAt)} unless both parties sign.</p>
      )}
      {open.note && (
        <q className={styles.quoted} aria-label={`Note from ${open.authorName}`}>
          {open.note}
        </q>
      )}
    </>
  );
}

function DecisionTable({ contract, versions, open }: TermsDecisionProps) {
  const { day } = useFormat();
  const base = baseOf(versions, open);
  if (base === null) {
    const notes = { pay: derivationTexts[contract.payDerivedFrom] };
    return <ChangeTable rows={keyTerms(open, day)} notes={notes} />;
  }
  const rows = termChanges(base, open, day);
  const isPayKept = !rows.some(({ key }) => key === "pay");
  const unchanged = isPayKept ? { label: "Pay", text: payFigure(open.structuredTerms.pay) } : null;
  return <ChangeTable numbered rows={rows} unchanged={unchanged} />;
}

function PayNotSet({ contract: { id, may } }: Pick<TermsDecisionProps, "contract">) {
  return (
    <div className={styles.actions}>
      <InlineAlert
        tone="note"
        narrow
        title="The pay is not set"
        text="Neither party can sign until the terms set a price."
      />
      {may.propose && (
        <ButtonLink variant="primary" size="lg" block to={`/contracts/${id}/terms#pay`}>
          Set Pay
        </ButtonLink>
      )}
    </div>
  );
}

/** For members of the firm who may read the contract, and nothing more. */
function ReadOnly({ contract: { attorney, job } }: Pick<TermsDecisionProps, "contract">) {
  return (
    <div className={styles.actions}>
      <p className={styles.lead}>
        You can read this contract. {attorney.name} and members with permission to create contracts can sign
        or change it for {job.firmName}.
      </p>
    </div>
  );
}

type VersionProps = Pick<TermsDecisionProps, "contract" | "open">;

interface AnswersProps extends VersionProps {
  isPaySet: boolean;
}

/** Counter, decline, withdraw or cancel: by whose version it is. */
function Answers({ contract, open, isPaySet }: AnswersProps) {
  const isOwn = open.authorSide === contract.viewerSide;
  const editor = `/contracts/${contract.id}/terms`;
  if (open.kind === "amendment")
    return isOwn ? (
      <Withdrawal contract={contract} open={open} />
    ) : (
      <>
        <ButtonLink to={editor}>Counter</ButtonLink>
        <Decline contract={contract} open={open} />
      </>
    );
  return (
    <>
      {isPaySet && <ButtonLink to={editor}>{isOwn ? "Propose Changes" : "Counter"}</ButtonLink>}
      <CancelContract contract={contract} />
    </>
  );
}

function Decline(props: VersionProps) {
  const [isAsking, setAsking] = useState(false);
  const wasAsked = useWasTrue(isAsking);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Decline
      </Button>
      {wasAsked && (
        <LateDialog onOpenChange={setAsking}>
          <DeclineDialog {...props} isAsking={isAsking} onOpenChange={setAsking} />
        </LateDialog>
      )}
    </>
  );
}

function Withdrawal(props: VersionProps) {
  const [isAsking, setAsking] = useState(false);
  const wasAsked = useWasTrue(isAsking);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw Amendment</Button>
      {wasAsked && (
        <LateDialog onOpenChange={setAsking}>
          <WithdrawalDialog {...props} isAsking={isAsking} onOpenChange={setAsking} />
        </LateDialog>
      )}
    </>
  );
}
