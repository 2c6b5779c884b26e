import { limits } from "@caseload/contract/limits";
import { experienceBands, registrationSpecialties } from "@caseload/contract/form-options";
import {
  registrationAvailability,
  registrationWorkPreference,
} from "@caseload/contract/profiles/profile-options";
import { usePageForm } from "~/lib/page-form.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { ChipsField, ChoiceField } from "~/ui/page-fields.tsx";
import { draftOf, keepDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { ContactFields } from "./contact-fields.tsx";
import { emptyContact, registrationBody } from "./registration-body.ts";
import { RegistrationEnd } from "./registration-end.tsx";
import { useRegister } from "./use-registration.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/registration-forms")).paralegalRegistrationForm;

export default function ParalegalRegistrationForm({ next, onSwitch }: AccountFormProps) {
  const form = usePageForm(loadSchema, {
    initial: draftOf({
      ...emptyContact,
      yearsExperience: "",
      specialties: [] as string[],
      availability: "",
      workPreference: "",
      terms: undefined as true | undefined,
    }),
    onChange: keepDraft,
  });
  const register = useRegister(next, form);
  const first = useLateFormFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((values) => register.send({ body: registrationBody("paralegal", values) }))}
    >
      <ContactFields form={form} />
      <ChoiceField form={form} name="yearsExperience" label="Years of experience" options={experienceBands} />
      <ChipsField
        form={form}
        name="specialties"
        label="Specialties (select up to 3)"
        options={registrationSpecialties}
        first={limits.paralegalSpecialtiesShown}
      />
      <div className={styles.pair}>
        <ChoiceField
          form={form}
          name="availability"
          label="Availability"
          options={registrationAvailability}
        />
        <ChoiceField
          form={form}
          name="workPreference"
          label="Work preference"
          options={registrationWorkPreference}
        />
      </div>
      <RegistrationEnd
        form={form}
        isPending={register.isPending}
        action="Register as Paralegal"
        other="attorney"
        onSwitch={onSwitch}
      />
    </form>
  );
}
