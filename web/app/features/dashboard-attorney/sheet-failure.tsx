import { errorText } from "~/lib/api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import styles from "./attorney-dashboard.module.css";

interface SheetFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that did not arrive, in the sheet where it would have stood. */
export function SheetFailure({ title, error, onRetry }: SheetFailureProps) {
  return (
    <div className={styles.sheetNote}>
      <InlineAlert title={title} text={errorText(error, "Please try again")} onRetry={onRetry} />
    </div>
  );
}
