import { createContext, useContext } from "react";

interface FieldContextValue {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlAttributes {
  id: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** What a control inside a Field carries, so that label, hint and error belong to it. */
export function useControlAttributes(ownId?: string): ControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: ownId ?? field?.controlId,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  };
}
