import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import { clip } from "~/lib/format.ts";
import styles from "./applications.module.css";

/** What was written: the first lines, and the rest when asked for. */
export function CoverLetter({ text, titleId }: { text: string; titleId: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > limits.coverLetterPreview;
  return (
    <p className={styles.letter}>
      {open ? text : clip(text, limits.coverLetterPreview)}{" "}
      {isLong && (
        <button
          type="button"
          className="link small"
          aria-expanded={open}
          aria-describedby={titleId}
          onClick={() => setOpen(!open)}
        >
          {open ? "Show less" : "Read your letter"}
        </button>
      )}
    </p>
  );
}
