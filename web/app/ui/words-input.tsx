import { maxLength } from "@caseload/contract/limits";
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from "react";
import { FilterChip } from "./chips.tsx";
import { useControlAttributes } from "./field-context.ts";
import { classNames } from "./class-names.ts";
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

interface WordsInputProps {
  /** Names the list of suggestions. */
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Keep it the same function from render to render. */
  suggest: (typed: string) => Promise<readonly string[]>;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Words as chips, and a line to add more: Enter or a comma adds what is typed, arrows go through the suggestions, Escape
 * closes them, Backspace in the empty line removes the last word.
 */
export function WordsInput({ label, value, onChange, onBlur, suggest, placeholder, ref }: WordsInputProps) {
  const wiring = useControlAttributes();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const suggested = useSuggestions(typed, isOpen, suggest).filter((word) => !has(value, word));
  const isShown = isOpen && suggested.length > 0;
  const active = isShown ? suggested[at] : undefined;

  function add(word: string): void {
    const text = word.trim();
    if (text !== "" && !has(value, text)) onChange([...value, text]);
    setTyped("");
    setAt(-1);
  }
  function press(event: KeyboardEvent): void {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      setOpen(true);
      setAt((was) => Math.max(-1, Math.min(suggested.length - 1, was + move)));
    } else if ((event.key === "Enter" || event.key === ",") && (active !== undefined || typed.trim() !== ""))
      add(active ?? typed);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else {
      if (event.key === "Backspace" && typed === "") onChange(value.slice(0, -1));
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles.wordsInput}>
      {value.length > 0 && (
        <div className="chips">
          {value.map((word) => (
            <FilterChip
              key={word}
              label={word}
              onRemove={() => onChange(value.filter((one) => one !== word))}
            />
          ))}
        </div>
      )}
      <input
        {...wiring}
        ref={ref}
        className={classNames("input", styles.input)}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${at}`}
        maxLength={maxLength.shortText}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setAt(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false);
          add(typed);
          onBlur?.();
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={classNames("popup", styles.suggestions)}
        hidden={!isShown}
      >
        {suggested.map((word, place) => (
          <button
            type="button"
            tabIndex={-1}
            key={word}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === at}
            className={classNames("option", styles.suggestion)}
            data-highlighted={place === at || undefined}
            // The line keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(word)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}

const has = (words: readonly string[], word: string): boolean =>
  words.some((one) => one.toLowerCase() === word.toLowerCase());
