/**
 * Leaving a field by pressing a button would show the field's error under the press: the button moves, is released beside
 * the pointer, and never hears a click. What appears when a field is left waits here until the press is over.
 */
let release = Promise.withResolvers<void>();
release.resolve();

const press = (): void => {
  release.resolve();
  release = Promise.withResolvers();
};
// The click follows in the task of the release.
const letGo = (): void => void setTimeout(release.resolve);

/** Watches presses while a form is on screen; the returned function stops. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("pointerdown", press, { capture: true, signal });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, letGo, { capture: true, signal });
  // Of the window: that of a field does not bubble.
  addEventListener("blur", letGo, { signal });
  return () => {
    stop.abort();
    release.resolve();
  };
}

/** Resolves when no mouse button, finger or pen is down. */
export const pointerReleased = (): Promise<void> => release.promise;
