import { screeningLimits } from "@caseload/contract/hiring/screening-limits";
import { maxLength } from "@caseload/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "~/lib/api-error.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FileInput } from "~/ui/file-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import type { ApplyBody, ApplyValues } from "./apply-form.ts";

interface ApplicationFieldsProps {
  form: UseFormReturn<ApplyValues, unknown, ApplyBody>;
  /** Of the posting. */
  questions: readonly string[];
}

/** The posting's questions, the start, and what the firm should know about conflicts. */
export function ApplicationFields({ form: { register, formState }, questions }: ApplicationFieldsProps) {
  const { errors } = formState;
  return (
    <>
      {questions.map((question, at) => (
        <Field key={question} label={question} error={errors.answers?.[at]?.message}>
          <Textarea rows={3} counter maxLength={screeningLimits.answer} {...register(`answers.${at}`)} />
        </Field>
      ))}
      <Field label="Start date" optional hint="The first day you can work." error={errors.startDate?.message}>
        <TextInput type="date" {...register("startDate")} />
      </Field>
      <Field
        label="Conflict note"
        optional
        hint="What the firm should know about possible conflicts. Don't name clients or opposing parties."
        error={errors.conflictNote?.message}
      >
        <Textarea rows={2} maxLength={maxLength.reason} {...register("conflictNote")} />
      </Field>
    </>
  );
}

const ofAttachment = / \(attachment\)$/;

/** The server's sentence about the attached file; null for any other error. */
export const attachmentProblem = (error: unknown): string | null =>
  error instanceof ApiError && ofAttachment.test(error.text) ? error.text.replace(ofAttachment, "") : null;

interface AttachmentFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  problem: string | null;
}

export const AttachmentField = ({ file, onFile, problem }: AttachmentFieldProps) => (
  <div>
    <Field label="Résumé or redacted sample" optional error={problem ?? undefined}>
      <FileInput
        accept="application/pdf"
        note="PDF, up to 10 MB. Only the firm and you can open it."
        file={file}
        onFile={onFile}
      />
    </Field>
    {file && (
      <Button size="sm" variant="ghost" onClick={() => onFile(null)}>
        Remove File
      </Button>
    )}
  </div>
);
