import { accountMessages } from "@caseload/contract/account-messages";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Link } from "react-router";
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
  register: UseFormRegister<ContactValues>;
  errors: FieldErrors<ContactValues>;
  password: string;
}

/** Name, address and password: the same for both registrations. */
export function ContactFields({ register, errors, password }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register("firstName")} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register("lastName")} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...register("email")} />
      </Field>
      {errors.email?.message === accountMessages.emailTaken && (
        <p className={styles.otherForms}>
          <Link className="link" to="/auth">
            Sign In
          </Link>
          <Link className="link" to="/reset-password">
            Reset Password
          </Link>
        </p>
      )}
      <Field label="Password" hint={newPasswordHint} error={errors.password?.message}>
        <NewPasswordInput typed={password} {...register("password")} />
      </Field>
    </>
  );
}
