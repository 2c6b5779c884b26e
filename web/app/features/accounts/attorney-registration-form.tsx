import { limits } from "@caseload/contract/limits";
import { registrationSpecialties } from "@caseload/contract/form-options";
import { firmWorkTypes, registrationFirmSizes } from "@caseload/contract/profiles/profile-options";
import type { UseFormRegister } from "react-hook-form";
import { useSchemaForm } from "~/lib/form.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { draftOf, useDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { ChipsField, ChoiceField } from "./choice-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { emptyContact, registrationBody } from "./registration-body.ts";
import { RegistrationEnd } from "./registration-end.tsx";
import { useRegister } from "./use-registration.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/registration-forms")).attorneyRegistrationForm;

export default function AttorneyRegistrationForm({ next, onSwitch }: AccountFormProps) {
  const form = useSchemaForm(loadSchema, {
    defaultValues: draftOf({
      ...emptyContact,
      firmName: "",
      location: "",
      firmSize: "",
      practiceAreas: [],
      workType: "",
      terms: undefined,
    }),
  });
  useDraft(form);
  const register = useRegister(next, form);
  const { control, formState } = form;
  const first = useLateFormFocus();
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((values) => register.send({ body: registrationBody("attorney", values) }))}
    >
      <Field label="Firm name" error={errors.firmName?.message}>
        <TextInput autoComplete="organization" {...form.register("firmName")} />
      </Field>
      <ContactFields register={form.register} errors={errors} password={form.watch("password")} />
      <LocationField register={form.register} error={errors.location?.message} />
      <ChipsField
        control={control}
        name="practiceAreas"
        label="Practice areas (select up to 5)"
        options={registrationSpecialties}
        first={limits.attorneyPracticeAreasShown}
      />
      <div className={styles.pair}>
        <ChoiceField control={control} name="firmSize" label="Firm size" options={registrationFirmSizes} />
        <ChoiceField
          control={control}
          name="workType"
          label="Preferred work arrangement"
          options={firmWorkTypes}
        />
      </div>
      <RegistrationEnd
        register={form.register}
        error={errors.terms?.message}
        isPending={register.isPending}
        action="Register as Attorney"
        other="paralegal"
        onSwitch={onSwitch}
      />
    </form>
  );
}

interface LocationFieldProps {
  register: UseFormRegister<{ location: string }>;
  error: string | undefined;
}

/** Apart, so that it is registered after the fields above it, in the order of the focus. */
const LocationField = ({ register, error }: LocationFieldProps) => (
  <Field label="Location" error={error}>
    <TextInput placeholder="City, state" autoComplete="off" {...register("location")} />
  </Field>
);
