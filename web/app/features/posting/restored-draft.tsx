import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";

/** Says that what stands in the form was typed earlier in this tab. */
export function RestoredDraft({ onStartOver }: { onStartOver: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <InlineAlert
      tone="note"
      title="Your unfinished posting"
      text="It is as you left it."
      action={
        <Button
          size="sm"
          onClick={() => {
            onStartOver();
            setGone(true);
          }}
        >
          Start over
        </Button>
      }
    />
  );
}
