import { maxLength } from "@caseload/contract/limits";
import { partyRoleLabels, partyRoles } from "@caseload/contract/jobs/posting-options";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { PostingFormState } from "./posting-fields.tsx";
import styles from "./posting-page.module.css";

const roleOptions = partyRoles.map((value) => ({ value, label: partyRoleLabels[value] }));

/** Who is involved in the matter. Read by the writer and the firm's managers of postings, and by nobody else. */
export function PartyFields({ form }: { form: PostingFormState }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "parties" });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="small muted">
        Clients, opponents and others in the matter, for conflict checks. Only you and your firm’s managers of
        postings see these names; they are never shown to applicants.
      </p>
      {list.fields.length > 0 && (
        <ul className={styles.postingParties}>
          {list.fields.map(({ id }, at) => (
            <li key={id}>
              <Field label={`Party ${at + 1}`} error={formState.errors.parties?.[at]?.name?.message}>
                <TextInput maxLength={maxLength.shortText} {...register(`parties.${at}.name`)} />
              </Field>
              <SelectField
                control={control}
                name={`parties.${at}.role`}
                label={`Role of party ${at + 1}`}
                options={roleOptions}
              />
              <IconButton
                label={`Remove party ${at + 1}`}
                icon={Trash2}
                onClick={() => {
                  list.remove(at);
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={add}
          size="sm"
          disabled={list.fields.length >= maxLength.list}
          onClick={() => list.append({ name: "", role: "client" })}
        >
          <Plus className="icon" />
          Add Party
        </Button>
      </div>
    </>
  );
}
