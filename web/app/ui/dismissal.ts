interface CloseDetails {
  readonly reason: string;
  readonly event: Event;
  cancel: () => void;
}

/** A press on a toast lies outside an open dialog, but does not mean to close it. */
export function keepOpenForToasts(details: CloseDetails): void {
  if (details.reason !== "outside-press") return;
  const { target } = details.event;
  if (target instanceof Element && target.closest(".toasts")) details.cancel();
}
