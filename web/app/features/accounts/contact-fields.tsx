import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { Meter } from "~/ui/progress.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { passwordStrength } from "./password-strength.ts";

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
      <div className="pair">
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
      <Field
        label="Password"
        hint="At least 8 characters, with a number and one of !@#$%^&*"
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register("password")} />
        {password !== "" && <PasswordStrength password={password} />}
      </Field>
    </>
  );
}

function PasswordStrength({ password }: { password: string }) {
  const { score, word } = passwordStrength(password);
  return (
    <div className="strength">
      <Meter label={`Password strength: ${word}`} value={score} />
      <span className="small muted" aria-hidden="true">
        {word}
      </span>
    </div>
  );
}
