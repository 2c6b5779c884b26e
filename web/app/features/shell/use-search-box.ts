import { useEffect, useEffectEvent, useState } from "react";

interface BoxActs {
  /** Returns whether the key was used. */
  onKey: (key: string) => boolean;
  onSubmit: () => void;
}

/**
 * The words in the header's search box, and whether its list is open. The box is rendered
 * without this code, which therefore listens to the form's native events.
 */
export function useSearchBox(form: HTMLFormElement, isInline: boolean) {
  const [text, setText] = useState(() => boxOf(form).value);
  const [isOpen, setOpen] = useState(false);
  return {
    text,
    isShown: isInline || isOpen,
    setOpen,
    read: () => setText(boxOf(form).value),
    fill: (words: string) => {
      const box = boxOf(form);
      box.value = words;
      box.focus();
      setText(words);
    },
    /** Empties the box and closes its list. */
    leave: () => {
      boxOf(form).value = "";
      setText("");
      setOpen(false);
    },
  };
}
type SearchBox = ReturnType<typeof useSearchBox>;

/** Listens to the box's events. */
export function useBoxEvents(
  form: HTMLFormElement,
  { read, setOpen }: SearchBox,
  { onKey, onSubmit }: BoxActs,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === boxOf(form) && onKey(event.key)) event.preventDefault();
  });
  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  });
  const enter = useEffectEvent((event: Event) => {
    if (event.target !== boxOf(form)) return;
    read();
    setOpen(true);
  });
  /** Applies input from before the listeners were added. */
  const catchUp = useEffectEvent(() => {
    read();
    setOpen(form.contains(document.activeElement));
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
  });
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    for (const type of ["input", "focusin", "click"]) form.addEventListener(type, enter, { signal });
    form.addEventListener("focusout", leave, { signal });
    form.addEventListener("keydown", press, { signal });
    form.addEventListener("submit", submit, { signal });
    catchUp();
    return () => heard.abort();
  }, [form]);
}

/** Sets the attributes of the WAI-ARIA combobox pattern. */
export function useBoxState(form: HTMLFormElement, listId: string, isShown: boolean, active?: string): void {
  useEffect(() => {
    const box = boxOf(form);
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-expanded", String(isShown));
    const links = { "aria-controls": isShown ? listId : undefined, "aria-activedescendant": active };
    for (const [name, id] of Object.entries(links)) {
      if (id === undefined) box.removeAttribute(name);
      else box.setAttribute(name, id);
    }
  }, [form, listId, isShown, active]);
}

function boxOf(form: HTMLFormElement): HTMLInputElement {
  const box = form.elements.namedItem("keyword");
  if (!(box instanceof HTMLInputElement)) throw new Error("The search form lacks its box.");
  return box;
}
