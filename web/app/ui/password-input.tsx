import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import type { ComponentProps } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

/** A password with an eye to show it. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "prefix">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="reveal">
      <TextInput autoComplete="current-password" {...props} type={shown ? "text" : "password"} />
      <IconButton
        label={shown ? "Hide password" : "Show password"}
        icon={shown ? EyeOff : Eye}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
