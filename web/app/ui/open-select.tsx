import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "./class-names.ts";
import { type CountedOption, OptionCount } from "./option-count.tsx";
import type { SelectProps } from "./select.tsx";
import { useSelectParts } from "./use-select-parts.ts";

/** A select that has been opened once, with its list; `Select` is what screens use. */
export default function OpenSelect({
  options,
  value,
  onValueChange,
  placeholder,
  label,
  onBlur,
  ref,
  className,
  ...root
}: SelectProps<string>) {
  const { naming, chosen, text, wiring } = useSelectParts({ options, value, placeholder, label });
  return (
    <BaseSelect.Root<string>
      {...root}
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      defaultOpen
      modal={false}
    >
      <BaseSelect.Trigger
        {...wiring}
        {...naming}
        ref={ref}
        onBlur={onBlur}
        className={classNames("input picker", !chosen && "unchosen", className)}
      >
        <BaseSelect.Value>{text}</BaseSelect.Value>
        <ChevronDown className="icon" />
      </BaseSelect.Trigger>
      <OptionList options={options} naming={naming} />
    </BaseSelect.Root>
  );
}

interface OptionListProps {
  options: readonly CountedOption[];
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
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  className="option"
                  title={option.found?.words}
                >
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  {option.found && <OptionCount found={option.found} />}
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
