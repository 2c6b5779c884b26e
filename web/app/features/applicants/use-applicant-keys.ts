import { useEffect, useSyncExternalStore } from "react";

const key = "caseload-applicant-keys";
const changed = "caseload-applicant-keys-changed";

const subscribe = (listen: () => void): (() => void) => {
  window.addEventListener(changed, listen);
  return () => window.removeEventListener(changed, listen);
};
const areOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
};

/** Whether single keys act: people who speak to their computer turn them off (WCAG 2.1.4). Kept in this browser. */
export function useKeysSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areOn, () => true);
  const turn = (next: boolean): void => {
    try {
      localStorage.setItem(key, next ? "on" : "off");
    } catch {
      // Without storage they stay on.
    }
    window.dispatchEvent(new Event(changed));
  };
  return [on, turn];
}

const typing = "input:not([type='checkbox']), textarea, select, [contenteditable], [role='combobox']";
/** Those that are closing let the next key pass. */
const popups =
  ":is([role='dialog'], [role='alertdialog'], [role='listbox'], [role='menu']):not([data-closed])";

/** Runs what a single key stands for, except while a field has focus or something is open above the page. */
export function useApplicantKeys(actions: Readonly<Record<string, () => void>>): void {
  const [on] = useKeysSwitch();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actions[event.key.toLowerCase()];
      if (!act || (!on && event.key !== "?")) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector(popups)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}
