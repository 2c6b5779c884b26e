import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { classNames } from "~/ui/class-names.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import * as styles from "./mark-buttons.module.css";
import type { JobMarks, MarkedJob } from "./use-job-marks.ts";

interface MarkButtonsProps {
  job: MarkedJob;
  marks: JobMarks;
  /** Id of the element that names the job. */
  titleId?: string | undefined;
  className?: string | undefined;
  hideClassName?: string | undefined;
}

/** Saves and hides a job. */
export function MarkButtons({ job, marks, titleId, className, hideClassName }: MarkButtonsProps) {
  const mark = marks.markOf(job);
  const isSaved = mark === "saved";
  const isHidden = mark === "hidden";
  return (
    <div className={classNames(styles.markButtons, className)}>
      <IconButton
        label={isHidden ? "Show this job again" : "Hide this job"}
        className={isHidden ? styles.marked : hideClassName}
        icon={isHidden ? Eye : EyeOff}
        iconSize="s"
        aria-describedby={titleId}
        onClick={() => marks.toggleHidden(job)}
      />
      <IconButton
        label={isSaved ? "Saved" : "Save"}
        className={isSaved ? styles.marked : undefined}
        icon={isSaved ? BookmarkCheck : Bookmark}
        aria-pressed={isSaved}
        aria-describedby={titleId}
        onClick={() => marks.toggleSaved(job)}
      />
    </div>
  );
}
