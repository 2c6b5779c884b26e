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
import { WordsField } from "~/ui/words-field.tsx";
import type { PostingFormState } from "./posting-fields.tsx";
import * as styles from "./posting.module.css";

const roleOptions = partyRoles.map((value) => ({ value, label: partyRoleLabels[value] }));

/** Names are private: nothing is suggested. */
const suggestNothing = () => Promise.resolve([]);

/** The parties of the matter. Only the author and the firm's managers of postings can read them. */
export function PartyFields({ form }: { form: PostingFormState }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "parties" });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="small muted">
        Clients, opposing parties and others in the matter, for conflict checks. Only you and the members of
        your firm who manage postings see these names. Applicants see a matching name only if you both agree
        to compare.
      </p>
      {list.fields.length > 0 && (
        <ul className={styles.parties}>
          {list.fields.map(({ id }, index) => (
            <li key={id}>
              <Field label={`Party ${index + 1}`} error={formState.errors.parties?.[index]?.name?.message}>
                <TextInput maxLength={maxLength.shortText} {...register(`parties.${index}.name`)} />
              </Field>
              <SelectField
                control={control}
                name={`parties.${index}.role`}
                label={`Role of party ${index + 1}`}
                options={roleOptions}
              />
              <div className={styles.partyAliases}>
                <WordsField
                  control={control}
                  name={`parties.${index}.aliases`}
                  label={`Aliases of party ${index + 1}`}
                  optional
                  hint="Former names, trade names and abbreviations. Press Enter after each."
                  suggest={suggestNothing}
                  withCommas
                />
              </div>
              <IconButton
                label={`Remove party ${index + 1}`}
                icon={Trash2}
                onClick={() => {
                  list.remove(index);
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={addButton}
          size="sm"
          disabled={list.fields.length >= maxLength.list}
          onClick={() => list.append({ name: "", role: "client", aliases: [] })}
        >
          <Plus className="icon" />
          Add Party
        </Button>
      </div>
    </>
  );
}
