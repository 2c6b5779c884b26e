import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { ComponentProps, FormEvent, ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { keepOpenForToasts } from "./dismissal.ts";
import { IconButton } from "./icon-button.tsx";
import { SheetGrabber } from "./sheet-grabber.tsx";

const fields = ".body :is(input, textarea, [role='combobox']):not(:disabled)";

interface FrameProps {
  title: ReactNode;
  description?: ReactNode;
  size?: "narrow" | "md" | "wide";
  className?: string;
  children?: ReactNode;
  /** Buttons: ghost left of primary. */
  footer?: ReactNode;
  /** Makes body and footer one form, so that a submit button in the footer submits the body. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing, when the opener may be gone or disabled by then. */
  finalFocus?: ComponentProps<typeof BaseDialog.Popup>["finalFocus"];
}

export interface DialogProps extends FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog on the desk, a bottom sheet on phones. Escape and a press outside close it; the opener gets focus back. */
export function Dialog({ open, onOpenChange, ...frame }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        keepOpenForToasts(details);
        if (!details.isCanceled) onOpenChange(next);
      }}
    >
      <DialogFrame {...frame} onClose={() => onOpenChange(false)} />
    </BaseDialog.Root>
  );
}

interface DialogFrameProps extends FrameProps {
  onClose: () => void;
}

/** What dialogs and confirmations look like; stands inside a Base UI dialog root. */
export function DialogFrame({
  title,
  description,
  size = "md",
  className,
  children,
  footer,
  onSubmit,
  initialFocus,
  finalFocus,
  onClose,
}: DialogFrameProps) {
  const popup = useRef<HTMLDivElement>(null);

  /** The first field rather than the close button; fingers are spared the on-screen keyboard. */
  function firstField() {
    if (matchMedia("(pointer: coarse)").matches) return true;
    return popup.current?.querySelector<HTMLElement>(fields) ?? true;
  }

  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="scrim" />
      <BaseDialog.Viewport className="stage">
        <BaseDialog.Popup
          className={classNames("dialog", size !== "md" && size, className)}
          ref={popup}
          initialFocus={initialFocus ?? firstField}
          finalFocus={finalFocus}
        >
          <SheetGrabber onClose={onClose} />
          <header>
            <div>
              <BaseDialog.Title className="title">{title}</BaseDialog.Title>
              {description && <BaseDialog.Description>{description}</BaseDialog.Description>}
            </div>
            <BaseDialog.Close render={<IconButton label="Close" icon={X} />} />
          </header>
          <Content footer={footer} onSubmit={onSubmit}>
            {children}
          </Content>
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  );
}

function Content({ children, footer, onSubmit }: Pick<FrameProps, "children" | "footer" | "onSubmit">) {
  const parts = (
    <>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </>
  );
  if (!onSubmit) return <div className="main">{parts}</div>;
  return (
    <form
      className="main"
      noValidate
      onSubmit={(event) => {
        // React events leave portals along the component tree: keep an outer form from submitting too.
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {parts}
    </form>
  );
}
