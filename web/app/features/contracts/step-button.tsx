import Check from "lucide-react/icons/check";
import FileSignature from "lucide-react/icons/file-pen-line";
import Flag from "lucide-react/icons/flag";
import Play from "lucide-react/icons/play";
import { Button, type ButtonVariant } from "~/ui/button.tsx";
import type { Step } from "./next-step.ts";
import { stepLabels } from "./contract-text.ts";

const icons = { agree: FileSignature, start: Play, complete: Check, request: Flag };

interface StepButtonProps {
  step: Step;
  variant: ButtonVariant;
  size?: "sm" | "md";
  /** Id of the element that names the contract, where several are listed. */
  describedBy?: string;
  /** Opens the confirmation, which an ancestor renders: a live update that removes the button must not remove it. */
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
