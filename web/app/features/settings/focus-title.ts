import { titleIdOf, type SettingsSectionId } from "./settings-sections.ts";

/** Where the focus goes when a dialog has exchanged the button that opened it. */
export const focusTitle = (id: SettingsSectionId) => (): HTMLElement | true =>
  document.getElementById(titleIdOf(id)) ?? true;
