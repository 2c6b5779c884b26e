import { useRef } from "react";
import type { PointerEvent } from "react";

/** How far, in CSS pixels, a bottom sheet is pulled down before it closes. */
const closeAfter = 90;

/** The bar on top of a bottom sheet: pull it down to close. Keys and the close button do the same. */
export function SheetGrabber({ onClose }: { onClose: () => void }) {
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
