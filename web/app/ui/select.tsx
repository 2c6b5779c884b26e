import ChevronDown from "lucide-react/icons/chevron-down";
import { startTransition, Suspense, useState, type KeyboardEvent, type Ref } from "react";
import { classNames } from "./class-names.ts";
import { vitalPart } from "./lazy-part.ts";
import type { CountedOption } from "./option-count.tsx";
import { useSelectParts } from "./use-select-parts.ts";

export interface SelectProps<Value extends string> {
  options: readonly CountedOption<Value>[];
  /** Null shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** Names the select where no Field does. */
  label?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The trigger, which a form library focuses on error. */
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
}

const load = () => import("./open-select.tsx");
const OpenSelect = vitalPart(load);

/**
 * A choice of one from a list that opens below. The list is fetched with the first approach of pointer or focus, and
 * takes over once it is opened: most selects never are.
 */
export function Select<Value extends string>({ onValueChange, ...props }: SelectProps<Value>) {
  const [wasOpened, setOpened] = useState(false);
  const { name: _, ...shown } = props;
  const closed = <ClosedSelect {...shown} onOpen={() => startTransition(() => setOpened(true))} />;
  function choose(value: string): void {
    const chosen = props.options.find((option) => option.value === value);
    if (chosen) onValueChange(chosen.value);
  }
  return (
    <Suspense fallback={closed}>
      {wasOpened ? <OpenSelect {...props} onValueChange={choose} /> : closed}
    </Suspense>
  );
}

interface ClosedSelectProps extends Omit<SelectProps<string>, "onValueChange" | "name"> {
  onOpen: () => void;
}

/** The trigger alone. As in the list's own, arrow keys open, and so do letters, which then search. */
function ClosedSelect({ disabled, required, onBlur, ref, className, onOpen, ...shown }: ClosedSelectProps) {
  const { wiring, chosen, naming, text } = useSelectParts(shown);
  const fetchList = () => void load().catch(() => undefined);
  function handleKey(event: KeyboardEvent): void {
    const opens = event.key === "ArrowDown" || event.key === "ArrowUp" || /^\S$/.test(event.key);
    if (!opens || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <button
      {...wiring}
      {...naming}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-required={required || undefined}
      disabled={disabled}
      ref={ref}
      className={classNames("input picker", !chosen && "unchosen", className)}
      onPointerEnter={fetchList}
      onFocus={fetchList}
      onBlur={onBlur}
      onKeyDown={handleKey}
      onClick={onOpen}
    >
      <span>{text}</span>
      <ChevronDown className="icon" />
    </button>
  );
}
