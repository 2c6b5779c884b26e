import X from "lucide-react/icons/x";
import { fileSize } from "~/lib/file-size.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Progress } from "~/ui/progress.tsx";
import type { Upload } from "./file-upload.ts";
import * as styles from "./files.module.css";

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
}

/** What is being uploaded, and what failed. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  return (
    <ul className={styles.uploads} aria-label="Uploads" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <div className={styles.name}>
            <b>{upload.file.name}</b>
            {upload.problem === null ? (
              <small>
                {upload.state === "waiting" ? "Waiting" : "Uploading"}, {fileSize(upload.file.size)}
              </small>
            ) : (
              <small className={styles.problem}>{upload.problem}</small>
            )}
            {upload.state === "sending" && (
              <Progress label={`Uploading ${upload.file.name}`} value={Math.round(upload.progress * 100)} />
            )}
          </div>
          {upload.state === "failed" && (
            <Button size="sm" onClick={() => onRetry(upload)}>
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
