import Copy from "lucide-react/icons/copy";
import { Button } from "./button.tsx";
import { useToast } from "./toast-context.ts";

interface CopyButtonProps {
  text: string;
  /** "Copy key" */
  children: string;
  /** What is in the clipboard then: "Key copied". */
  done: string;
}

export function CopyButton({ text, children, done }: CopyButtonProps) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.failure(
        "Nothing was copied",
        "This browser does not allow it. Mark the text and copy it by hand.",
      );
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy className="icon" />
      {children}
    </Button>
  );
}
