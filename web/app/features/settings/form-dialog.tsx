import { FormDialog as Dialog, type FormDialogProps } from "~/ui/form-dialog.tsx";
import { focusTitle } from "./focus-title.ts";
import type { SettingsSectionId } from "./settings-sections.ts";

interface SettingDialogProps extends Omit<FormDialogProps, "finalFocus"> {
  /** Where the focus goes afterwards, when the button that opened it has changed. */
  section?: SettingsSectionId;
}

/** How every setting of this page is changed. */
export const FormDialog = ({ section, ...dialog }: SettingDialogProps) => (
  <Dialog {...dialog} {...(section && { finalFocus: focusTitle(section) })} />
);
