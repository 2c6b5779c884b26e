import { Suspense, useEffect, type ReactNode } from "react";

interface LateDialogProps {
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A Suspense boundary for a dialog whose code loads when it opens. Escape cancels it while it loads. */
export function LateDialog({ onOpenChange, children }: LateDialogProps) {
  return <Suspense fallback={<LoadingDialog onEscape={() => onOpenChange(false)} />}>{children}</Suspense>;
}

/** A loading dialog cannot handle Escape itself, and would otherwise open after the person has moved on. */
function LoadingDialog({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
  return null;
}
