import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import type { Verification } from "@caseload/contract/engagements/verification";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { Badge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { TermList } from "~/ui/term-list.tsx";
import { ScotchRule } from "~/ui/rule.tsx";
import { GenuineResult } from "./genuine-result.tsx";
import { SealArt, type SealState } from "./seal-art.tsx";
import type { Checked } from "./use-verification.ts";
import * as styles from "./verification.module.css";

/** What is known of the checked file or hash. */
export default function VerificationResult({ checked }: { checked: Checked }) {
  const { verification, fileName } = checked;
  if (!verification) return <FailedResult checked={checked} />;
  if (!verification.found) return <UnknownResult checked={checked} />;
  if (!("intact" in verification)) return <HashResult checked={checked} sealedAt={verification.sealedAt} />;
  return verification.intact ? (
    <Sheet
      checked={checked}
      state="genuine"
      title="Genuine, unchanged"
      text="This file is exactly what both parties signed."
      foot="This confirms the file and its signatures. It doesn't confirm what the parties did afterwards."
    >
      <GenuineResult file={verification} fileName={fileName} />
    </Sheet>
  ) : (
    <ChangedResult checked={checked} file={verification} />
  );
}

interface SheetProps {
  checked: Checked;
  state: SealState;
  title: string;
  text: ReactNode;
  foot?: string;
  children?: ReactNode;
}

/** A sheet with the outcome as its heading, which takes the focus. */
function Sheet({ checked, state, title, text, foot, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [checked]);
  return (
    <section className={styles.result} aria-labelledby="verification-result">
      <header>
        <SealArt state={state} />
        <div>
          <h2 className="page-title" id="verification-result" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <p className="muted">{text}</p>
        </div>
      </header>
      {children && (
        <div className={styles.rule}>
          <ScotchRule soft />
        </div>
      )}
      {children}
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </section>
  );
}

interface ChangedResultProps {
  checked: Checked;
  file: Extract<Verification, { intact: false }>;
}

function ChangedResult({ checked, file }: ChangedResultProps) {
  const format = useFormat();
  return (
    <Sheet
      checked={checked}
      state="changed"
      title="Changed after signing"
      text="Don't rely on this file. It differs from the version that was signed."
      foot="We don't show names or dates from a changed file. Saving, printing to PDF or adding a comment is enough to break a seal. Ask the sender for the original, or download it again from the engagement."
    >
      <TermList
        className={styles.terms}
        terms={[
          { term: "File", value: checked.fileName ?? "" },
          {
            term: "Claims to be",
            value: `Agreement ${engagementNumber(file.contractId)}, version ${file.version}`,
          },
          {
            term: "Seal",
            value: (
              <Badge tone="red" glyph="cross">
                Broken
              </Badge>
            ),
          },
          { term: "Checked", value: format.fullTime(checked.at) },
        ]}
      />
    </Sheet>
  );
}

function HashResult({ checked, sealedAt }: { checked: Checked; sealedAt: string }) {
  const format = useFormat();
  return (
    <Sheet
      checked={checked}
      state="genuine"
      title="A signed agreement exists"
      text="This fingerprint belongs to a file or to terms that both parties signed."
      foot="A fingerprint alone shows nothing else. Check the PDF to see who signed it."
    >
      <TermList
        className={styles.terms}
        terms={[
          { term: "Sealed", value: format.fullTime(sealedAt) },
          { term: "Checked", value: format.fullTime(checked.at) },
        ]}
      />
    </Sheet>
  );
}

function UnknownResult({ checked }: { checked: Checked }) {
  const format = useFormat();
  const isFile = checked.fileName !== null;
  return (
    <Sheet
      checked={checked}
      state="unknown"
      title="Not found"
      text={
        isFile
          ? "This file is not an agreement signed here."
          : "No signed file and no signed terms have this fingerprint."
      }
      foot={
        isFile
          ? "Drafts, scans and printed copies are not found either. Ask the sender for the PDF as it was downloaded."
          : "Compare every character. The fingerprint of a draft is not found either."
      }
    >
      <TermList
        className={styles.terms}
        terms={[
          ...(isFile ? [{ term: "File", value: checked.fileName }] : []),
          { term: "Checked", value: format.fullTime(checked.at) },
        ]}
      />
    </Sheet>
  );
}

function FailedResult({ checked }: { checked: Checked }) {
  return (
    <Sheet
      checked={checked}
      state="unknown"
      title="Not checked"
      text={<span className={classNames(styles.problem)}>{checked.problem}</span>}
      {...(checked.fileName !== null && { foot: `File: ${checked.fileName}` })}
    />
  );
}
