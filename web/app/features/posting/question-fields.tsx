import { screeningLimits } from "@caseload/contract/hiring/screening-limits";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { PostingFormState } from "./posting-fields.tsx";
import * as styles from "./posting.module.css";

/** Up to five questions that every application answers. */
export function QuestionFields({ form: { control, formState } }: { form: PostingFormState }) {
  const { field } = useController({ control, name: "screeningQuestions" });
  const questions = field.value ?? [];
  const addButton = useRef<HTMLButtonElement>(null);
  const list = formState.errors.screeningQuestions;
  return (
    <>
      <p className="small muted">
        Applicants answer these when they apply. Anyone who can see the posting can see the questions.
      </p>
      {questions.length > 0 && (
        <ol className={styles.questions}>
          {questions.map((question, at) => (
            // Questions have no id; a removed one moves the others up.
            <li key={at}>
              <Field label={`Question ${at + 1}`} error={list?.[at]?.message}>
                <TextInput
                  maxLength={screeningLimits.question}
                  placeholder="Which review platforms have you used?"
                  value={question}
                  onChange={({ currentTarget: { value } }) => field.onChange(questions.with(at, value))}
                  onBlur={field.onBlur}
                />
              </Field>
              <IconButton
                label={`Remove question ${at + 1}`}
                icon={Trash2}
                onClick={() => {
                  field.onChange(questions.toSpliced(at, 1));
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          ref={addButton}
          size="sm"
          disabled={questions.length >= screeningLimits.questions}
          onClick={() => field.onChange([...questions, ""])}
        >
          <Plus className="icon" />
          Add Question
        </Button>
      </div>
    </>
  );
}
