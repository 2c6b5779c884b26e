import { useEffect, useState, type ComponentProps, type RefObject } from "react";
import {
  Autocomplete,
  AutocompleteInput,
  AutocompleteList,
  AutocompleteOption,
  AutocompletePopup,
} from "./autocomplete.tsx";
import * as styles from "./words-input.module.css";

/** Milliseconds without input before suggestions are requested. */
const debounceMs = 150;

/** Suggestions for the typed text; none while closed or if the request fails. */
function useSuggestions(
  typed: string,
  isOpen: boolean,
  suggest: (typed: string) => Promise<readonly string[]>,
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isLate = false;
    const rest = setTimeout(() => {
      void suggest(typed)
        .catch((): readonly string[] => [])
        .then((words) => {
          if (!isLate) setFound(words);
        });
    }, debounceMs);
    return () => {
      isLate = true;
      clearTimeout(rest);
    };
  }, [typed, isOpen, suggest]);
  return isOpen ? found : [];
}

interface SuggestedWordsProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Attributes of the line. */
  line: ComponentProps<"input">;
  typed: string;
  onType: (text: string) => void;
  onAdd: (word: string) => void;
  /** Handles a key, with the highlighted suggestion; returns whether it was used. */
  onKey: (key: string, suggestion: string | undefined) => boolean;
  suggest: (typed: string) => Promise<readonly string[]>;
  isAdded: (word: string) => boolean;
}

/** The line of a WordsInput with suggestions: arrows go through them, Escape closes them. */
export function SuggestedWords({
  label,
  input,
  line,
  typed,
  onType,
  onAdd,
  onKey,
  suggest,
  isAdded,
}: SuggestedWordsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const suggested = useSuggestions(typed, isOpen, suggest).filter((word) => !isAdded(word));
  return (
    <Autocomplete
      items={suggested}
      value={typed}
      onValueChange={(text, { reason }) => {
        // Escape is for the list, or for the dialog around it.
        if (reason !== "escape-key") onType(text);
      }}
      open={isOpen && suggested.length > 0}
      onOpenChange={setOpen}
      onItemHighlighted={(word) => setHighlighted(typeof word === "string" ? word : undefined)}
    >
      <div ref={setPlace}>
        <AutocompleteInput
          {...line}
          ref={input}
          onFocus={() => setOpen(true)}
          onKeyDown={(event) => {
            if (!onKey(event.key, highlighted)) return;
            event.preventDefault();
            event.preventBaseUIHandler();
            setOpen(false);
          }}
          onBlur={(event) => {
            setOpen(false);
            line.onBlur?.(event);
          }}
        />
      </div>
      <AutocompletePopup container={place} offset={4} className={styles.suggestions}>
        <AutocompleteList aria-label={label}>
          {(word: string) => (
            <AutocompleteOption
              key={word}
              value={word}
              className={styles.suggestion}
              onChoose={() => onAdd(word)}
            >
              {word}
            </AutocompleteOption>
          )}
        </AutocompleteList>
      </AutocompletePopup>
    </Autocomplete>
  );
}
