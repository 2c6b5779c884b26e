import { accountMessages } from "@caseload/contract/account-messages";
import { Link } from "react-router";
import type { PageForm } from "~/lib/page-form.ts";
import { Field } from "~/ui/field.tsx";
import { NewPasswordInput, newPasswordHint } from "~/ui/new-password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import * as styles from "./accounts.module.css";

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface ContactFieldsProps {
  form: PageForm<ContactValues>;
}

/** Name, address and password: the same for both registrations. */
export function ContactFields({ form: { values, errors, text } }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label="First name" error={errors.firstName}>
          <TextInput autoComplete="given-name" {...text("firstName")} />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput autoComplete="family-name" {...text("lastName")} />
        </Field>
      </div>
      <Field label="Email" error={errors.email}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...text("email")} />
      </Field>
      {errors.email === accountMessages.emailTaken && (
        <p className={styles.otherForms}>
          <Link className="link" to="/auth">
            Sign In
          </Link>
          <Link className="link" to="/reset-password">
            Reset Password
          </Link>
        </p>
      )}
      <Field label="Password" hint={newPasswordHint} keepsHint error={errors.password}>
        <NewPasswordInput typed={values.password} {...text("password")} />
      </Field>
    </>
  );
}
