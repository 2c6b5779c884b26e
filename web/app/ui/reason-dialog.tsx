import { useState } from "react";
import { LateDialog } from "./late-dialog.tsx";
import { vitalPart } from "./lazy-part.ts";
import type { ReasonDialogProps } from "./reason-question.tsx";

const ReasonQuestion = vitalPart(() => import("./reason-question.tsx"));

/** A confirmation with a reason that the other side reads. Screens load the dialog when they first ask. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <LateDialog onOpenChange={props.onOpenChange}>
      <ReasonQuestion {...props} />
    </LateDialog>
  );
}
