import { useWatch } from "react-hook-form";
import { useApi } from "~/lib/use-api.ts";
import { useSettled } from "~/lib/use-settled.ts";
import { GuardFindings } from "~/ui/guard-findings.tsx";
import type { PostingFormState } from "./posting-fields.tsx";
import { guardedText } from "./check-posting.ts";

/** Milliseconds without typing before the text is checked. */
const restMs = 800;

/** What the posting guard finds, while the posting is written. */
export default function GuardNotice({ form }: { form: PostingFormState }) {
  const values = useWatch({ control: form.control });
  const typed = useSettled(JSON.stringify(guardedText(values)), restMs);
  const { data: findings = [] } = useApi(
    "checkPosting",
    { body: JSON.parse(typed) as ReturnType<typeof guardedText> },
    { placeholderData: (before) => before },
  );
  return <div aria-live="polite">{findings.length > 0 && <GuardFindings findings={findings} />}</div>;
}
