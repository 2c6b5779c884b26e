import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { focusFirstError } from "~/lib/focus-first-error.ts";
import { draftOf, keepDraft } from "./account-draft.ts";

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}
type CheckedField = "email" | "password";
type Errors = Partial<Record<CheckedField, string>>;

/** The contract's schema with its library, which loads when a field is first left or the form sent. */
async function problemsOf(values: Credentials): Promise<Errors> {
  const { credentials } = await import("@caseload/contract/accounts/accounts");
  const problems: Errors = {};
  for (const { path, message } of credentials.safeParse(values).error?.issues ?? [])
    problems[path[0] as CheckedField] ??= message;
  return problems;
}

/** Email and password: checked when a field is left, then on every change, and all of it on sending. */
export function useCredentials(onSend: (values: Credentials) => void) {
  const [values, setValues] = useState(() =>
    draftOf<Credentials>({ email: "", password: "", rememberMe: false }),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [errorCount, setRefusals] = useState(0);
  const left = useRef(new Set<CheckedField>());
  const current = useRef(values);

  async function check(): Promise<boolean> {
    const checked = current.current;
    // Without the schema, as on a lost connection, the server checks alone.
    const problems = await problemsOf(checked).catch((): Errors => ({}));
    if (checked !== current.current) return false;
    const { email, password } = problems;
    setErrors({
      ...(left.current.has("email") && { email }),
      ...(left.current.has("password") && { password }),
    });
    return Object.keys(problems).length === 0;
  }

  function set(change: Partial<Credentials>): void {
    current.current = { ...current.current, ...change };
    setValues(current.current);
    keepDraft(current.current);
    if (left.current.size > 0) void check();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    left.current = new Set(["email", "password"]);
    if (await check()) onSend(current.current);
    else setRefusals((count) => count + 1);
  }

  useEffect(() => {
    if (errorCount > 0) focusFirstError();
  }, [errorCount]);

  const field = (name: CheckedField) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    onBlur: () => {
      left.current.add(name);
      void check();
    },
  });
  return { values, errors, field, set, submit };
}
