import Paperclip from "lucide-react/icons/paperclip";
import { useState, type ChangeEvent, type DragEvent } from "react";
import { classNames } from "./class-names.ts";
import { useControlAttributes } from "./field-context.ts";
import * as styles from "./file-input.module.css";

interface FileInputProps {
  /** Media types and endings, as the accept attribute takes them. */
  accept: string;
  /** What may be chosen: "PDF, JPEG or PNG, up to 10 MB". */
  note: string;
  file: File | null;
  onFile: (file: File) => void;
}

/** A place to drop a file, or to choose one; the whole of it is the input's. */
export function FileInput({ accept, note, file, onFile }: FileInputProps) {
  const wiring = useControlAttributes();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    setOver(false);
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <span
      className={classNames(styles.fileInput, isOver && styles.over, wiring["aria-invalid"] && styles.wrong)}
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
      <input
        {...wiring}
        type="file"
        accept={accept}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          take(event.target.files);
          // The same file again, after it was changed, counts as a choice too.
          event.target.value = "";
        }}
      />
      <Paperclip className={classNames("icon", styles.clip)} aria-hidden="true" />
      <span>
        <b>{file ? file.name : "Choose a file or drop it here"}</b>
        <span className="small muted">{note}</span>
      </span>
    </span>
  );
}
