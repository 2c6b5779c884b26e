import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { ComponentProps, FormEvent, PointerEvent, ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { CloseOnBack } from "./close-on-back.tsx";
import { keepOpenForToasts } from "./dismissal.ts";
import { IconButton } from "./icon-button.tsx";

const fields = ".body :is(input, textarea, [role='combobox']):not(:disabled)";

interface FrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** `command` sits high in the window and hides its title there; `illustrated` has a picture in a column at the left. */
  size?: "narrow" | "md" | "wide" | "command" | "illustrated";
  /** Of an illustrated dialog. */
  picture?: ReactNode;
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

/** A dialog on desktops, a bottom sheet on phones. Escape and a press outside close it; the opener gets focus back. */
export function Dialog({ open, onOpenChange, ...frame }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        keepOpenForToasts(details);
        if (!details.isCanceled) onOpenChange(next);
      }}
    >
      {open && <CloseOnBack onClose={() => onOpenChange(false)} />}
      <DialogFrame {...frame} onClose={() => onOpenChange(false)} />
    </BaseDialog.Root>
  );
}

/** How far, in CSS pixels, a bottom sheet is pulled down before it closes. */
const closeAfter = 90;

/** The bar on top of a bottom sheet: pull it down to close. Keys and the close button do the same. */
function SheetGrabber({ onClose }: { onClose: () => void }) {
  const startedAt = useRef<number | null>(null);

  function sheetOf(event: PointerEvent<HTMLElement>) {
    return event.currentTarget.parentElement;
  }
  function pulled(event: PointerEvent<HTMLElement>) {
    return startedAt.current === null ? 0 : Math.max(0, event.clientY - startedAt.current);
  }
  function handleDown(event: PointerEvent<HTMLElement>) {
    startedAt.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
    sheetOf(event)?.classList.add("pulled");
  }
  function handleMove(event: PointerEvent<HTMLElement>) {
    if (startedAt.current === null) return;
    sheetOf(event)?.style.setProperty("transform", `translateY(${pulled(event)}px)`);
  }
  function handleUp(event: PointerEvent<HTMLElement>) {
    const far = pulled(event) > closeAfter;
    startedAt.current = null;
    sheetOf(event)?.classList.remove("pulled");
    sheetOf(event)?.style.removeProperty("transform");
    if (far) onClose();
  }

  return (
    <div
      className="grabber"
      aria-hidden="true"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    />
  );
}

interface DialogFrameProps extends FrameProps {
  onClose: () => void;
}

/** The frame of dialogs and confirmations. Rendered inside a Base UI dialog root. */
export function DialogFrame({
  title,
  description,
  size = "md",
  picture,
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
          className={classNames("dialog", size !== "md" && size)}
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
            {picture && <div className="dialog-picture">{picture}</div>}
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
