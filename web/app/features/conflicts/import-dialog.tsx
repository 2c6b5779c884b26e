import { conflictErrorMessages, conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FileInput } from "~/ui/file-input.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import * as styles from "./conflicts.module.css";

/** The field's name at the end of an answer's line. */
const ofFile = / \(file\)$/;

/** Adds parties from a CSV file, all or none. */
export default function ImportDialog(control: DialogControl) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const call = useSingleCall("importLedger", {
    onSuccess: ({ added, known }) => {
      toast.success(
        `${plural(added, "party", "parties")} imported`,
        known > 0 ? `${plural(known, "party", "parties")} already in your ledger.` : undefined,
      );
      control.onOpenChange(false);
    },
    onError: (error) => {
      const text = errorText(error, "Nothing was imported. Please try again.");
      if (ofFile.test(text)) setFileProblem(text.replace(ofFile, ""));
      else setLines(text.split("\n"));
    },
  });

  function take(chosen: File): void {
    const isTooLarge = chosen.size > conflictLimits.importBytes;
    setLines([]);
    setFile(isTooLarge ? null : chosen);
    setFileProblem(isTooLarge ? conflictErrorMessages.fileTooLarge : null);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setLines([]);
    if (file) call.send({ body: {}, file });
    else setFileProblem(conflictErrorMessages.fileMissing);
  }

  return (
    <FormDialog
      {...control}
      title="Import parties"
      description="The first line names the columns: Name, Aliases, Role, Note, From, To. Only Name is required; separate aliases with semicolons."
      action="Import Parties"
      pendingText="Importing"
      failure="Nothing was imported"
      call={{ isPending: call.isPending, problem: null }}
      onSubmit={submit}
    >
      <Field label="CSV file" error={fileProblem ?? undefined}>
        <FileInput
          accept=".csv,text/csv"
          note={`Up to ${conflictLimits.importRows.toLocaleString("en-US")} parties and 5 MB. Counts as ${conflictLimits.importCountsAs} changes.`}
          file={file}
          onFile={take}
        />
      </Field>
      {lines.length > 0 && (
        <InlineAlert
          title="Nothing was imported"
          text={
            <ul className={styles.lines}>
              {lines
                .filter((line) => line !== "Nothing was imported.")
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          }
        />
      )}
    </FormDialog>
  );
}
