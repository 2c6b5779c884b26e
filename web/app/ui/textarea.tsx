import { useRef, useSyncExternalStore } from "react";
import type { ComponentProps, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { useControlAttributes } from "./field-context.ts";

interface TextareaProps extends ComponentProps<"textarea"> {
  /** Shows the number of characters, and the limit when `maxLength` is given. */
  counter?: boolean;
}

/** Several lines of text; spread `register("name")` into it. */
export function Textarea({ counter = false, id, className, ref, ...rest }: TextareaProps) {
  const wiring = useControlAttributes(id);
  const element = useRef<HTMLTextAreaElement>(null);
  const given = typeof rest.value === "string" ? rest.value.length : null;
  const typed = useTextLength(element, counter && given === null);

  function attach(node: HTMLTextAreaElement | null) {
    element.current = node;
    if (typeof ref === "function") ref(node);
    else if (ref) ref.current = node;
  }

  return (
    <>
      <textarea rows={4} {...wiring} {...rest} ref={attach} className={classNames("input", className)} />
      {counter && <Counter length={given ?? typed} limit={rest.maxLength} />}
    </>
  );
}

/**
 * Read from the element, because a form library sets defaults and resets without an event. Never on a controlled
 * textarea: the early render would put the old value back before React sees the new one.
 */
function useTextLength(element: RefObject<HTMLTextAreaElement | null>, isUncontrolled: boolean) {
  function subscribe(notify: () => void) {
    const node = isUncontrolled ? element.current : null;
    node?.addEventListener("input", notify);
    return () => node?.removeEventListener("input", notify);
  }
  return useSyncExternalStore(
    subscribe,
    () => element.current?.value.length ?? 0,
    () => 0,
  );
}

function Counter({ length, limit }: { length: number; limit: number | undefined }) {
  const count = length.toLocaleString("en-US");
  const unit = length === 1 && limit === undefined ? "character" : "characters";
  return (
    <span className={classNames("counter", limit !== undefined && length > limit && "over")}>
      {limit === undefined ? count : `${count} of ${limit.toLocaleString("en-US")}`} {unit}
    </span>
  );
}
