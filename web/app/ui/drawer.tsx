import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CloseOnBack } from "./close-on-back.tsx";
import { keepOpenForToasts } from "./dismissal.ts";
import { IconButton } from "./icon-button.tsx";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `right` is 420 wide; `left` holds the navigation on phones. */
  side?: "right" | "left";
  /** Shown in place of the title, which is then only read aloud. */
  brand?: ReactNode;
  /** Buttons of the header, left of close. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel from the window's edge. Escape and a press outside close it; the opener gets focus back. */
export function Drawer({ open, onOpenChange, title, side = "right", brand, actions, children }: DrawerProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        keepOpenForToasts(details);
        if (!details.isCanceled) onOpenChange(next);
      }}
    >
      {open && <CloseOnBack onClose={() => onOpenChange(false)} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Popup className={classNames("drawer", side === "left" && "left")}>
          <header>
            {brand}
            <BaseDialog.Title className={brand ? "visually-hidden" : "title"}>{title}</BaseDialog.Title>
            {actions}
            <BaseDialog.Close render={<IconButton label="Close" icon={X} />} />
          </header>
          <div className="drawer-content">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
