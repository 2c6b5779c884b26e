import { useEffect, useRef } from "react";
import { Button } from "~/ui/button.tsx";
import type { Stage } from "./posting-stage.ts";
import styles from "./posting-page.module.css";

interface PreviewBarProps {
  stage: Stage;
  isPosting: boolean;
  onBack: () => void;
}

/** Above the preview: what it is, and the way back or on. */
export function PreviewBar({ stage, isPosting, onBack }: PreviewBarProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.postingPreview} role="status">
      <p>
        <b>Preview.</b> As applicants will see it.
      </p>
      <span className={styles.buttons}>
        <Button ref={back} onClick={onBack}>
          Keep Writing
        </Button>
        <Button type="submit" variant="primary" pending={isPosting} pendingText={stage.pendingText}>
          {stage.submit}
        </Button>
      </span>
    </div>
  );
}
