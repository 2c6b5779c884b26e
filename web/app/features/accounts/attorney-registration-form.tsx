import { limits } from "@caseload/contract/limits";
import { registrationSpecialties } from "@caseload/contract/form-options";
import { firmWorkTypes, registrationFirmSizes } from "@caseload/contract/profiles/profile-options";
import { usePageForm } from "~/lib/page-form.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { ChipsField, ChoiceField } from "~/ui/page-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { draftOf, keepDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { ContactFields } from "./contact-fields.tsx";
import { emptyContact, registrationBody } from "./registration-body.ts";
import { RegistrationEnd } from "./registration-end.tsx";
import { useRegister } from "./use-registration.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/registration-forms")).attorneyRegistrationForm;

export default function AttorneyRegistrationForm({ next, onSwitch }: AccountFormProps) {
  const form = usePageForm(loadSchema, {
    initial: draftOf({
      ...emptyContact,
      firmName: "",
      location: "",
      firmSize: "",
      practiceAreas: [] as string[],
      workType: "",
      terms: undefined as true | undefined,
    }),
    onChange: keepDraft,
  });
  const register = useRegister(next, form);
  const first = useLateFormFocus();
  const { errors } = form;
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((values) => register.send({ body: registrationBody("attorney", values) }))}
    >
      <Field label="Firm name" error={errors.firmName}>
        <TextInput autoComplete="organization" {...form.text("firmName")} />
      </Field>
      <ContactFields form={form} />
      <Field label="Location" error={errors.location}>
        <TextInput placeholder="City, state" autoComplete="off" {...form.text("location")} />
      </Field>
      <ChipsField
        form={form}
        name="practiceAreas"
        label="Practice areas (select up to 5)"
        options={registrationSpecialties}
        first={limits.attorneyPracticeAreasShown}
      />
      <div className={styles.pair}>
        <ChoiceField form={form} name="firmSize" label="Firm size" options={registrationFirmSizes} />
        <ChoiceField form={form} name="workType" label="Preferred work arrangement" options={firmWorkTypes} />
      </div>
      <RegistrationEnd
        form={form}
        isPending={register.isPending}
        action="Register as Attorney"
        other="paralegal"
        onSwitch={onSwitch}
      />
    </form>
  );
}
