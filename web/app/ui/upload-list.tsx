import X from "lucide-react/icons/x";
import { fileSize } from "~/lib/file-size.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Progress } from "./progress.tsx";
import * as styles from "./upload-list.module.css";

interface ListedUpload {
  readonly id: string;
  readonly file: File;
  readonly state: "waiting" | "sending" | "interrupted" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem: string | null;
}

interface UploadListProps<Upload extends ListedUpload> {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
  /** Inside a form: no margins of a sheet. */
  bare?: boolean;
}

const stateTexts = {
  waiting: "Waiting",
  sending: "Uploading",
  interrupted: "Connection lost. The upload resumes automatically.",
} as const;

/** What is being uploaded, and what failed. */
export function UploadList<Upload extends ListedUpload>({
  uploads,
  onRetry,
  onCancel,
  bare = false,
}: UploadListProps<Upload>) {
  return (
    <ul className={classNames(styles.uploads, bare && styles.bare)} aria-label="Uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <div className={styles.what}>
            <b>{upload.file.name}</b>
            {upload.state === "failed" ? (
              <small className={styles.problem}>{upload.problem}</small>
            ) : (
              <small className={classNames(upload.state === "interrupted" && styles.interrupted)}>
                {stateTexts[upload.state]}
                {upload.state !== "interrupted" && `, ${fileSize(upload.file.size)}`}
              </small>
            )}
            {(upload.state === "sending" || upload.state === "interrupted") && (
              <Progress label={`Uploading ${upload.file.name}`} value={Math.round(upload.progress * 100)} />
            )}
          </div>
          {upload.state === "failed" && (
            <Button size="sm" aria-label={`Retry ${upload.file.name}`} onClick={() => onRetry(upload)}>
              Retry
            </Button>
          )}
          <IconButton
            icon={X}
            iconSize="s"
            label={`${upload.state === "failed" ? "Remove" : "Cancel"} ${upload.file.name}`}
            onClick={() => onCancel(upload)}
          />
        </li>
      ))}
    </ul>
  );
}
