import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { useState } from "react";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { termChanges } from "./term-changes.ts";
import { baseOf } from "./version-choice.ts";
import * as styles from "./terms-tab.module.css";

const AnswerSheet = vitalPart(() => import("./answer-sheet.tsx"));

interface AnswerBarProps {
  contract: ContractDetail;
  versions: readonly ContractVersion[];
  open: ContractVersion;
}

/** On phones: whose turn it is, at the bottom edge, with the way to the answer. */
export default function AnswerBar({ contract, versions, open }: AnswerBarProps) {
  const { day } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { id } = contract;
  const base = baseOf(versions, open);
  const count = base === null ? null : plural(termChanges(base, open, day).length, "change");
  return (
    <div className={styles.answer} data-phone-frame="bottom" data-phone-bar="own">
      <span>
        <b>{contract.turn === contract.viewerSide ? "Your turn" : "Ready to sign"}</b>
        <small>{count === null ? `Version ${open.version}` : `Version ${open.version}, ${count}`}</small>
      </span>
      <Button
        variant="primary"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Review and Sign
      </Button>
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <AnswerSheet id={id} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </div>
  );
}
