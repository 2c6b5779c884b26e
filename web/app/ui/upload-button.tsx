import UploadIcon from "lucide-react/icons/upload";
import { useRef } from "react";
import { Button } from "./button.tsx";

interface UploadButtonProps {
  /** A verb with its object: "Upload Files". */
  children: string;
  /** Several files at a time. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the system's choice of files. */
export function UploadButton({ children, multiple = false, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        <UploadIcon className="icon" aria-hidden="true" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={multiple ? "Files to upload" : "File to upload"}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file again, after it was changed, counts as a choice too.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
