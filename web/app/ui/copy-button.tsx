import Copy from "lucide-react/icons/copy";
import type { LucideIcon } from "lucide-react";
import { Button } from "./button.tsx";
import { useToast } from "./toast-context.ts";

interface CopyButtonProps {
  text: string;
  /** "Copy key" */
  children: string;
  /** What is in the clipboard then: "Key copied". */
  done: string;
  className?: string | undefined;
  icon?: LucideIcon;
}

export function CopyButton({ text, children, done, className, icon: Icon = Copy }: CopyButtonProps) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.failure(
        "We couldn't copy it",
        "Your browser blocked copying. Select the text and copy it yourself.",
      );
    }
  }
  return (
    <Button className={className} onClick={() => void copy()}>
      <Icon className="icon" />
      {children}
    </Button>
  );
}
