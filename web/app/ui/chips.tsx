import X from "lucide-react/icons/x";
import { useState, type ReactNode } from "react";

interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly title?: string;
}

interface ChipsProps<Value extends string> {
  options: readonly ChipOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Number of options before "Show all"; chosen ones are always visible. */
  first?: number;
  /** Names the group where no FieldGroup does. */
  label?: string;
}

/** Several of many: each chip is a toggle. */
export function Chips<Value extends string>({ options, value, onChange, first, label }: ChipsProps<Value>) {
  const [all, setAll] = useState(false);
  const limit = first ?? options.length;
  const shown = options.filter((option, at) => all || at < limit || value.includes(option.value));

  function toggle(changed: Value) {
    const chosen = value.includes(changed);
    onChange(chosen ? value.filter((one) => one !== changed) : [...value, changed]);
  }

  return (
    <div className="chips" role={label ? "group" : undefined} aria-label={label}>
      {shown.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={value.includes(option.value)}
          title={option.title}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
      {limit < options.length && (
        <button
          type="button"
          className="button ghost size-small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${options.length}`}
        </button>
      )}
    </div>
  );
}

interface FilterChipProps {
  label: string;
  onRemove: () => void;
  /** Makes the text a button of its own, as saved searches need. */
  onSelect?: () => void;
}

/** An applied filter or a saved search, with an x. */
export function FilterChip({ label, onRemove, onSelect }: FilterChipProps) {
  return (
    <span className="chip pair">
      {onSelect ? (
        <button type="button" onClick={onSelect}>
          {label}
        </button>
      ) : (
        label
      )}
      <button type="button" className="remove-button" aria-label={`Remove ${label}`} onClick={onRemove}>
        <X className="icon" />
      </button>
    </span>
  );
}
