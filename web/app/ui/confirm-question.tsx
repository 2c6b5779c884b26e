import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { DialogFrame } from "./dialog.tsx";
import { keepFocus } from "./keep-focus.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Reject this application?" */
  title: string;
  /** What happens then, and whether it can be undone. */
  text: ReactNode;
  /** More to fill in before confirming, as a reason. */
  children?: ReactNode;
  /** What takes focus at first; Cancel by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing; back to the opener by default. */
  finalFocus?: () => HTMLElement | null;
  confirmButton?: RefObject<HTMLButtonElement | null>;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  pending?: boolean;
  tone?: "danger" | "primary";
  onConfirm: () => void;
}

/** The dialog itself. A press outside does not close it. */
export default function ConfirmQuestion({
  open,
  onOpenChange,
  title,
  text,
  children,
  initialFocus,
  finalFocus,
  confirmButton,
  confirmLabel,
  pendingLabel,
  cancelLabel = "Cancel",
  pending = false,
  tone = "danger",
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => (next || !pending) && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => !isOpen && keepFocus()}
    >
      <DialogFrame
        title={title}
        initialFocus={initialFocus ?? cancel}
        finalFocus={finalFocus}
        onClose={close}
        footer={
          <>
            <Button ref={cancel} variant="ghost" disabled={pending} onClick={close}>
              {cancelLabel}
            </Button>
            <Button
              ref={confirmButton}
              variant={tone}
              pending={pending}
              pendingText={pendingLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        <AlertDialog.Description className="muted">{text}</AlertDialog.Description>
        {children}
      </DialogFrame>
    </AlertDialog.Root>
  );
}
