import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useMedia } from "~/lib/use-media.ts";
import { classNames } from "./class-names.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import type { ToastUndo } from "./toast-context.ts";

/** Toasts that a phone shows at once. Earlier ones wait, and return when these are gone. */
const maxOnPhone = 2;

/** Milliseconds a success stays. */
const successStays = 5_000;

export interface ToastRecord {
  readonly id: number;
  readonly bad: boolean;
  readonly title: string;
  readonly text: string | undefined;
  readonly undo?: ToastUndo | undefined;
  /** The keys of the notifications that it reports, if any. */
  readonly notifications?: ReadonlySet<string>;
}

export interface ToastCardProps {
  record: ToastRecord;
  /** How many toasts came after it. */
  newer: number;
  onDismiss: (id: number) => void;
}

export default function ToastCard({
  record: { id, bad, title, text, undo, notifications },
  newer,
  onDismiss,
}: ToastCardProps) {
  const isPhone = useMedia("(max-width: 860px)");
  const isWaiting = isPhone && newer >= maxOnPhone;
  const [held, setHeld] = useState(false);
  const [isLate, setLate] = useState(false);
  const mayUndo = undo !== undefined && !isLate;

  useEffect(() => {
    if (undo === undefined) return undefined;
    const timer = setTimeout(() => setLate(true), undo.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [undo]);

  // From the start when another notification is counted in it.
  useEffect(() => {
    if (bad || held || mayUndo || isWaiting) return undefined;
    const timer = setTimeout(() => onDismiss(id), successStays);
    return () => clearTimeout(timer);
  }, [bad, held, mayUndo, isWaiting, id, notifications, onDismiss]);

  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <div
      className={classNames("toast", bad && "tone-bad")}
      role={bad ? "alert" : undefined}
      hidden={isWaiting}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="notice-icon">
        <Icon className="icon" />
      </span>
      <div>
        <b className="strong">{title}</b>
        {text && <p>{isLate ? undo?.later : text}</p>}
        {mayUndo && (
          <Button
            size="sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onDismiss(id);
              undo.run();
            }}
          >
            Undo
          </Button>
        )}
      </div>
      {/* Pressing it with the pointer leaves focus where it was, as in an open dialog. */}
      <IconButton
        label="Dismiss"
        icon={X}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
