import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";

/** Shown when the form starts with values that were typed earlier in this tab. */
export function RestoredDraft({ onStartOver }: { onStartOver: () => void }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <InlineNote
      title="Your unfinished posting"
      text="We kept what you entered."
      action={
        <Button
          size="sm"
          onClick={() => {
            onStartOver();
            setHidden(true);
          }}
        >
          Start Over
        </Button>
      }
    />
  );
}
