import type { Option } from "@caseload/contract/options";
import { useContext } from "react";
import { FieldContext, useControlAttributes } from "./field-context.ts";

interface SelectParts {
  options: readonly Option[];
  value: string | null;
  placeholder?: string | undefined;
  label?: string | undefined;
}

/** What the trigger of a select shows and is named by, whether its list has been loaded or not. */
export function useSelectParts({ options, value, placeholder = "Select", label }: SelectParts) {
  const wiring = useControlAttributes();
  const labelId = useContext(FieldContext)?.labelId;
  // The empty string is a choice here ("All Statuses"), which Base UI alone would take for none.
  const chosen = options.find((option) => option.value === value);
  const naming = label ? { "aria-label": label } : { "aria-labelledby": labelId };
  return { wiring, chosen, naming, text: chosen?.label ?? placeholder };
}
