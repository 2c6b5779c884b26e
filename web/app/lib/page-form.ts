/**
 * Forms that are on screen with their page: plain state, because the library of the forms in dialogs weighs 14 kB before
 * anything is typed. The contract's schema checks a field when it is left, then on every change, and all on sending.
 */
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { focusFirstError } from "./focus-first-error.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import { isCutOff, useNotSent } from "./not-sent.ts";
import { pointerReleased, watchPresses } from "./pointer-release.ts";

/** A schema of the contract, as far as a form needs it. */
export interface Check<Values, Sent> {
  readonly safeParse: (values: Values) => CheckResult<Sent>;
}
type CheckResult<Sent> =
  | { readonly success: true; readonly data: Sent }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface PageFormOptions<Values> {
  initial: Values;
  onChange?: (values: Values) => void;
}

type Name<Values> = keyof Values & string;
export type FieldErrors<Values> = Partial<Record<Name<Values>, string>>;

/** What a text input or a textarea needs. */
interface TextAttributes {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

export type PageForm<Values extends object> = Omit<
  ReturnType<typeof usePageForm<Values, never>>,
  "handleSubmit"
>;

/**
 * @param load imports the schema, when a field of the page first gets the focus; the same function each time
 * @returns the values, what is wrong with them, and the attributes of inputs
 */
export function usePageForm<Values extends object, Sent>(
  load: () => Promise<Check<Values, Sent>>,
  { initial, onChange }: PageFormOptions<Values>,
) {
  const [values, setValues] = useState(initial);
  const current = useRef(values);
  const sayNotSent = useNotSent();
  /** Fields that have been left. */
  const left = useRef(new Set<PropertyKey | undefined>());
  const [problems, setProblems] = useState<FieldErrors<Values>>({});
  const [refusals, setRefusals] = useState<FieldErrors<Values>>({});
  const [errorCount, countErrors] = useState(0);
  useEffect(() => {
    if (errorCount > 0) focusFirstError();
  }, [errorCount]);

  useEffect(watchPresses, []);

  useEffect(() => {
    const prepare = () => void load().catch(() => undefined);
    document.addEventListener("focusin", prepare, { once: true });
    return () => document.removeEventListener("focusin", prepare);
  }, [load]);

  /** Null where the schema is missing. */
  async function check(): Promise<CheckResult<Sent> | null> {
    const checked = current.current;
    try {
      const result = (await loadWithRetry(load, true)).safeParse(checked);
      await pointerReleased();
      const found: FieldErrors<Values> = {};
      for (const { path, message } of result.success ? [] : result.error.issues)
        if (left.current.has(path[0])) found[path[0] as Name<Values>] ??= message;
      if (checked === current.current) setProblems(found);
      return result;
    } catch (error) {
      // The page then offers to be loaded anew.
      setProblems(() => {
        throw error;
      });
      return null;
    }
  }

  function set(change: Partial<Values>): void {
    current.current = { ...current.current, ...change };
    setValues(current.current);
    setRefusals((before) => {
      const kept = Object.entries(before).filter(([name]) => !(name in change));
      return Object.fromEntries(kept) as FieldErrors<Values>;
    });
    onChange?.(current.current);
    if (left.current.size > 0) void check();
  }

  function leave(name: Name<Values>): void {
    left.current.add(name);
    void check();
  }

  function refuse(errors: FieldErrors<Values>): void {
    setRefusals(errors);
    countErrors((count) => count + 1);
  }

  async function send(onSend: (sent: Sent) => void): Promise<void> {
    left.current = new Set(Object.keys(current.current));
    if (await isCutOff(load)) return sayNotSent();
    const result = await check();
    if (result?.success) onSend(result.data);
    else countErrors((count) => count + 1);
  }

  return {
    values,
    errors: { ...problems, ...refusals },
    set,
    /** Shows from now on what is wrong with a field. */
    leave,
    /** Shows the server's errors at their fields, and focuses the first. */
    refuse,
    handleSubmit: (onSend: (sent: Sent) => void) => (event: FormEvent) => {
      event.preventDefault();
      void send(onSend);
    },
    /** For one of the page's own inputs. */
    text: (name: Name<Values>): TextAttributes => ({
      name,
      value: (values[name] ?? "") as string,
      onChange: (event) => set({ [name]: event.currentTarget.value } as unknown as Partial<Values>),
      onBlur: () => leave(name),
    }),
  };
}
