import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";
import { Textarea } from "./textarea.tsx";
import * as styles from "./review-case.module.css";

interface ReviewFormProps extends Pick<ComponentProps<"form">, "onSubmit" | "children"> {
  label: string;
  hint: string;
  error: string | undefined;
  /** Fields above the text. */
  before?: ReactNode;
  /** The textarea's attributes, with what registers it. */
  text: ComponentProps<typeof Textarea>;
}

/** One text and the buttons that send it with a decision. */
export function ReviewForm({ label, hint, error, before, text, onSubmit, children }: ReviewFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit ?? ((event) => event.preventDefault())}>
      {before}
      <Field label={label} hint={hint} error={error}>
        <Textarea counter {...text} />
      </Field>
      <div className={styles.choices}>{children}</div>
    </form>
  );
}
