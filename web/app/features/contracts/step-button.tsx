import Check from "lucide-react/icons/check";
import FileSignature from "lucide-react/icons/file-pen-line";
import Flag from "lucide-react/icons/flag";
import Play from "lucide-react/icons/play";
import { Button, type ButtonVariant } from "~/ui/button.tsx";
import type { Step } from "./standing.ts";
import { stepLabels } from "./wording.ts";

const icons = { agree: FileSignature, start: Play, complete: Check, request: Flag };

interface StepButtonProps {
  step: Step;
  variant: ButtonVariant;
  size?: "sm" | "md";
  /** Id of the element that names the contract, where several stand below each other. */
  describedBy?: string;
  /** Opens the question; it stands further out, so that a live update cannot take it away with the button. */
  onAsk: (step: Step) => void;
}

/** The viewer's next step. */
export function StepButton({ step, variant, size = "md", describedBy, onAsk }: StepButtonProps) {
  const Icon = icons[step];
  return (
    <Button variant={variant} size={size} aria-describedby={describedBy} onClick={() => onAsk(step)}>
      {size === "md" && <Icon className="icon" aria-hidden="true" />}
      {stepLabels[step]}
    </Button>
  );
}
