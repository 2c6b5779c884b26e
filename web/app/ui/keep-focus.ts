/**
 * Moves focus to the page's content, or to what bears the id, when the button that had it is gone. Two frames later, because a closing dialog
 * first tries to hand focus back to the button.
 */
export function keepFocus(id = "main"): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const held = document.activeElement;
      if (held === null || held === document.body)
        document.getElementById(id)?.focus({ preventScroll: true });
    }),
  );
}
