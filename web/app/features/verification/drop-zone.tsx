import { maxVerifiedBytes, verificationMessages } from "@caseload/contract/engagements/verification-texts";
import FileUp from "lucide-react/icons/file-up";
import { type DragEvent, useId, useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { useVerification, type VerificationEvents, withoutField } from "./use-verification.ts";
import * as styles from "./verification.module.css";

interface DropZoneProps extends VerificationEvents {
  hasResult: boolean;
}

/** Returns why a file is not sent. */
function problemOf({ size }: File): string | null {
  if (size === 0) return "This file is empty. Choose another PDF.";
  return size > maxVerifiedBytes ? withoutField(verificationMessages.tooLarge) : null;
}

/** Takes one PDF, dropped or chosen, and checks it at once. */
export function DropZone({ hasResult, ...events }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const limitsId = useId();
  const { verify, pending } = useVerification(events);
  const take = (files: FileList | null): void => {
    setOver(false);
    const [file] = files ?? [];
    if (!file || pending) return;
    const problem = problemOf(file);
    if (problem === null) verify({ file });
    else events.onChecked({ fileName: file.name, verification: null, problem, at: new Date().toISOString() });
  };
  return (
    <div
      className={classNames(styles.dropZone, isOver && styles.over)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <FileUp className="icon icon-large" aria-hidden="true" />
      <p role="status">
        <b className="strong">
          {pending && "file" in pending
            ? `Checking ${pending.file.name}`
            : `Drop ${hasResult ? "another" : "a"} PDF here`}
        </b>
        <br />
        <span className={classNames("small", styles.fileLimits)} id={limitsId}>
          One file, up to 25 MB. We check it and don't keep it.
        </span>
      </p>
      <label
        className={classNames("button", hasResult ? "secondary" : "primary", styles.choose)}
        aria-busy={pending !== null || undefined}
      >
        Choose PDF
        <input
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby={limitsId}
          onChange={({ target }) => {
            take(target.files);
            // The same file again, after it was changed, counts as a choice too.
            target.value = "";
          }}
        />
      </label>
    </div>
  );
}
