import { maxLength } from "@caseload/contract/limits";
import { useImperativeHandle, useState, type ComponentProps, type Ref } from "react";
import { FilterChip } from "./chips.tsx";
import { useControlAttributes } from "./field-context.ts";
import { classNames } from "./class-names.ts";
import { useLateInput } from "./use-late-input.ts";
import * as styles from "./words-input.module.css";

const loadSuggestions = () => import("./suggested-words.tsx");

interface WordsInputProps {
  /** Names the list of suggestions. */
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Keep it the same function from render to render. */
  suggest: (typed: string) => Promise<readonly string[]>;
  placeholder?: string | undefined;
  /** Words may hold commas, as in "Acme, Inc.": a comma then adds nothing. */
  withCommas?: boolean | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Words as chips, and a line to add more: Enter, a comma or leaving the line adds what is typed, Backspace in the empty
 * line removes the last word. Suggestions load when the line is first focused.
 */
export function WordsInput({
  label,
  value,
  onChange,
  onBlur,
  suggest,
  placeholder,
  withCommas = false,
  ref,
}: WordsInputProps) {
  const wiring = useControlAttributes();
  const [typed, setTyped] = useState("");
  const { input, late, onFocus } = useLateInput(loadSuggestions);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [input]);

  function add(word: string): void {
    const text = word.trim();
    if (text !== "" && !includes(value, text)) onChange([...value, text]);
    setTyped("");
  }
  function handleKey(key: string, word = typed): boolean {
    if ((key === "Enter" || (key === "," && !withCommas)) && word.trim() !== "") {
      add(word);
      return true;
    }
    if (key === "Backspace" && typed === "") onChange(value.slice(0, -1));
    return false;
  }
  const line: ComponentProps<"input"> = {
    ...wiring,
    className: classNames("input", styles.input),
    maxLength: maxLength.shortText,
    placeholder,
    onBlur: () => {
      add(typed);
      onBlur?.();
    },
  };

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
      {late ? (
        <late.part.SuggestedWords
          label={label}
          input={input}
          line={line}
          typed={typed}
          onType={setTyped}
          onAdd={add}
          onKey={handleKey}
          suggest={suggest}
          isAdded={(word) => includes(value, word)}
        />
      ) : (
        <input
          {...line}
          ref={input}
          role="combobox"
          aria-expanded={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (handleKey(event.key)) event.preventDefault();
          }}
        />
      )}
    </div>
  );
}

const includes = (words: readonly string[], word: string): boolean =>
  words.some((one) => one.toLowerCase() === word.toLowerCase());
