import type { ApplicationDraft } from "@caseload/contract/hiring/application-drafts";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { api } from "~/lib/api.ts";
import { type KeptWriting, keepWriting, type WritingState } from "~/lib/kept-writing.ts";
import { useMember } from "~/lib/session.ts";
import type { ApplyBody, ApplyValues } from "./apply-form.ts";

const draftOf = ({ jobId: _, ...values }: Partial<ApplyValues>): ApplicationDraft => ({
  coverLetter: values.coverLetter || null,
  kind: values.kind,
  price: values.price || null,
  startDate: values.startDate || null,
  conflictNote: values.conflictNote || null,
  answers: values.answers?.map((answer) => answer || null),
});

const isEmpty = ({ kind: _, answers = [], ...texts }: ApplicationDraft): boolean =>
  [...Object.values(texts), ...answers].every((text) => !text);

const valuesOf = (draft: ApplicationDraft, jobId: number): ApplyValues => ({
  jobId,
  coverLetter: draft.coverLetter ?? "",
  kind: draft.kind ?? "hourly",
  price: draft.price ?? "",
  startDate: draft.startDate ?? "",
  conflictNote: draft.conflictNote ?? "",
  answers: draft.answers?.map((answer) => answer ?? "") ?? [],
});

/** Keeps an unfinished application, and fills the form with the one that was begun earlier. */
export function useApplicationDraft(form: UseFormReturn<ApplyValues, unknown, ApplyBody>, jobId: number) {
  const { id: userId } = useMember();
  const [state, setState] = useState<WritingState>(null);
  const kept = useRef<KeptWriting<ApplicationDraft> | null>(null);
  useEffect(() => {
    const params = { id: jobId };
    const writing = keepWriting<ApplicationDraft>({
      userId,
      place: `application-${jobId}`,
      load: () => api("getApplicationDraft", { params }),
      store: (draft) => api("keepApplicationDraft", { params, body: draft ?? {} }),
      onState: setState,
    });
    kept.current = writing;
    let isOver = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // A reset has no name: what it fills in is kept already.
        if (name !== undefined) writing.write(isEmpty(draftOf(values)) ? null : draftOf(values));
      },
    });
    void writing.read().then((draft) => {
      if (draft && !isOver && !form.formState.isDirty) form.reset(valuesOf(draft, jobId));
    });
    return () => {
      isOver = true;
      unsubscribe();
      writing.close();
    };
  }, [form, jobId, userId]);
  return { state, end: () => kept.current?.end() };
}
