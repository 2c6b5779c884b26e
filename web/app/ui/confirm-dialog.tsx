import { useState } from "react";
import type { ConfirmDialogProps } from "./confirm-question.tsx";
import { LateDialog } from "./late-dialog.tsx";
import { vitalPart } from "./lazy-part.ts";

const ConfirmQuestion = vitalPart(() => import("./confirm-question.tsx"));

/** Asks before something that cannot be undone. Screens that may ask load the dialog when they first do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <LateDialog onOpenChange={props.onOpenChange}>
      <ConfirmQuestion {...props} />
    </LateDialog>
  );
}
