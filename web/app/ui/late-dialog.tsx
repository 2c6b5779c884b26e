import { Suspense, useEffect, type ReactNode } from "react";

interface LateDialogProps {
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Room for a dialog whose code is loaded when it is asked for. Escape calls it off while it is on its way. */
export function LateDialog({ onOpenChange, children }: LateDialogProps) {
  return <Suspense fallback={<OnItsWay onEscape={() => onOpenChange(false)} />}>{children}</Suspense>;
}

/** An open dialog hears Escape by itself; one that is not there yet cannot, and would open over what was done since. */
function OnItsWay({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
  return null;
}
