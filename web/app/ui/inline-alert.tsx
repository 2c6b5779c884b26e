import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

export interface InlineAlertProps {
  title: string;
  /** What happened and what is safe. */
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** `note` informs in blue and is not announced: `InlineNote`. */
  tone?: "bad" | "note";
  icon?: LucideIcon;
  /** Another control in place of Retry. */
  action?: ReactNode;
  /** For a column of about 300 pixels: the button is below the text. */
  narrow?: boolean;
}

/** A failure where the content would have been, with a way to try again. */
export function InlineAlert({
  title,
  text,
  onRetry,
  retryLabel = "Retry",
  retrying,
  tone = "bad",
  icon: Icon = TriangleAlert,
  action,
  narrow = false,
}: InlineAlertProps) {
  return (
    <div
      className={classNames("alert", `tone-${tone}`, narrow && "narrow")}
      role={tone === "bad" ? "alert" : undefined}
    >
      <span className="notice-icon">
        <Icon className="icon" />
      </span>
      <div>
        <p className="heading">{title}</p>
        {text && <p className="muted ui-text text">{text}</p>}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry} pending={retrying}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
}
