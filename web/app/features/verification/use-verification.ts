import type { Verification } from "@caseload/contract/engagements/verification";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";

/** What was checked, and what came of it. */
export interface Checked {
  /** Null for a hash. */
  readonly fileName: string | null;
  /** Null when the check failed. */
  readonly verification: Verification | null;
  readonly problem: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** The API names the field after its sentence, for programs. */
export const withoutField = (sentence: string): string => sentence.replace(/ \((?:file|sha256)\)$/, "");

const nameOf = (file: Blob | undefined): string | null => (file instanceof File ? file.name : null);

/** Sends a file or a hash. A refusal is a result too. */
export function useVerification(onChecked: (checked: Checked) => void) {
  return useSingleCall("verifyAgreement", {
    onSuccess: (verification, { file }) =>
      onChecked({
        fileName: nameOf(file),
        verification,
        problem: null,
        at: new Date().toISOString(),
      }),
    onError: (error, { file }) =>
      onChecked({
        fileName: nameOf(file),
        verification: null,
        problem: withoutField(errorText(error, verificationMessages.failed)),
        at: new Date().toISOString(),
      }),
  });
}
