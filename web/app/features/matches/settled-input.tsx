import { useState, type ComponentProps } from "react";
import { TextInput } from "~/ui/text-input.tsx";

interface SettledInputProps extends Omit<ComponentProps<typeof TextInput>, "value" | "onChange"> {
  value: string;
  /** Called when typing is done: on Enter or when the field is left. */
  onSettle: (text: string) => void;
}

/** A field whose every letter shall not ask the server. */
export function SettledInput({ value, onSettle, ...rest }: SettledInputProps) {
  const [base, setBase] = useState(value);
  const [text, setText] = useState(value);
  if (base !== value) {
    setBase(value);
    setText(value);
  }
  const settle = (): void => {
    if (text !== value) onSettle(text);
    // What could not be read as a value falls back to the one that stands.
    setText(value);
  };
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
