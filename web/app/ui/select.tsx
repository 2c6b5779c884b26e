import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import type { Option } from "@caseload/contract/options";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useContext } from "react";
import type { Ref } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext, useControlAttributes } from "./field-context.ts";

interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  /** Null shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Names the select where no Field does. */
  label?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  /** The trigger, which a form library focuses on error. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** A choice of one from a list that opens below. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = "Select",
  label,
  onBlur,
  ref,
  className,
  ...root
}: SelectProps<Value>) {
  const wiring = useControlAttributes();
  const labelId = useContext(FieldContext)?.labelId;
  // The empty string is a choice here ("All Statuses"), which Base UI alone would take for none.
  const chosen = options.find((option) => option.value === value);
  const naming = label ? { "aria-label": label } : { "aria-labelledby": labelId };
  return (
    <BaseSelect.Root<Value>
      {...root}
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      modal={false}
    >
      <BaseSelect.Trigger
        {...wiring}
        {...naming}
        ref={ref}
        onBlur={onBlur}
        className={classNames("input picker", !chosen && "unchosen", className)}
      >
        <BaseSelect.Value>{chosen?.label ?? placeholder}</BaseSelect.Value>
        <ChevronDown className="icon" />
      </BaseSelect.Trigger>
      <OptionList options={options} naming={naming} />
    </BaseSelect.Root>
  );
}

interface OptionListProps {
  options: readonly Option[];
  naming: { "aria-label"?: string; "aria-labelledby"?: string | undefined };
}

function OptionList({ options, naming }: OptionListProps) {
  return (
    // The popup would bring a style element, which the content security policy refuses.
    <CSPProvider disableStyleElements>
      <BaseSelect.Portal>
        <BaseSelect.Positioner className="popup-position" sideOffset={4} alignItemWithTrigger={false}>
          <BaseSelect.Popup className="popup">
            <BaseSelect.List {...naming}>
              {options.map((option) => (
                <BaseSelect.Item key={option.value} value={option.value} className="option">
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator className="tick">
                    <Check className="icon" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </CSPProvider>
  );
}
