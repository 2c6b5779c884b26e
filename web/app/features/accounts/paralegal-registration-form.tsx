import { limits } from "@caseload/contract/limits";
import { experienceBands, registrationSpecialties } from "@caseload/contract/form-options";
import {
  registrationAvailability,
  registrationWorkPreference,
} from "@caseload/contract/profiles/profile-options";
import { useSchemaForm } from "~/lib/form.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { draftOf, useDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { ChipsField, ChoiceField } from "./choice-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { emptyContact, registrationBody } from "./registration-body.ts";
import { RegistrationEnd } from "./registration-end.tsx";
import { useRegister } from "./use-registration.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/registration-forms")).paralegalRegistrationForm;

export default function ParalegalRegistrationForm({ next, onSwitch }: AccountFormProps) {
  const form = useSchemaForm(loadSchema, {
    defaultValues: draftOf({
      ...emptyContact,
      yearsExperience: "",
      specialties: [],
      availability: "",
      workPreference: "",
      terms: undefined,
    }),
  });
  useDraft(form);
  const register = useRegister(next, form);
  const { control, formState } = form;
  const first = useLateFormFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((values) => register.send({ body: registrationBody("paralegal", values) }))}
    >
      <ContactFields register={form.register} errors={formState.errors} password={form.watch("password")} />
      <ChoiceField
        control={control}
        name="yearsExperience"
        label="Years of experience"
        options={experienceBands}
      />
      <ChipsField
        control={control}
        name="specialties"
        label="Specialties (select up to 3)"
        options={registrationSpecialties}
        first={limits.paralegalSpecialtiesShown}
      />
      <div className={styles.pair}>
        <ChoiceField
          control={control}
          name="availability"
          label="Availability"
          options={registrationAvailability}
        />
        <ChoiceField
          control={control}
          name="workPreference"
          label="Work preference"
          options={registrationWorkPreference}
        />
      </div>
      <RegistrationEnd
        register={form.register}
        error={formState.errors.terms?.message}
        isPending={register.isPending}
        action="Register as Paralegal"
        other="attorney"
        onSwitch={onSwitch}
      />
    </form>
  );
}
