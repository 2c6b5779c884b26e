import type { Verification } from "@caseload/contract/engagements/verification";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import { useRef, useState } from "react";
import { ApiError, unreachable } from "~/lib/api-error.ts";

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

type Subject = { readonly file: File } | { readonly sha256: string };

/** The API names the field in the place of the period, for programs. */
export const withoutField = (sentence: string): string => sentence.replace(/ \((?:file|sha256)\)$/, ".");

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return unreachable;
  return error.text.trim() === "" ? verificationMessages.failed : withoutField(error.text);
}

async function check(subject: Subject): Promise<Checked> {
  const isFile = "file" in subject;
  const fileName = isFile ? subject.file.name : null;
  try {
    // Loaded with the first check: the page itself makes no calls.
    const { api } = await import("~/lib/api.ts");
    const input = isFile ? { body: {}, file: subject.file } : { body: { sha256: subject.sha256 } };
    const verification = await api("verifyAgreement", input);
    return { fileName, verification, problem: null, at: new Date().toISOString() };
  } catch (error) {
    return { fileName, verification: null, problem: problemOf(error), at: new Date().toISOString() };
  }
}

export interface VerificationEvents {
  /** Another question is asked: the former result is no answer to it. */
  onAsked: () => void;
  onChecked: (checked: Checked) => void;
}

/** Checks one file or hash at a time. A refusal is a result too. */
export function useVerification({ onAsked, onChecked }: VerificationEvents) {
  const [pending, setPending] = useState<Subject | null>(null);
  const running = useRef(false);
  function verify(subject: Subject): void {
    // A ref, because a double click is faster than the next render.
    if (running.current) return;
    running.current = true;
    setPending(subject);
    onAsked();
    void check(subject).then((checked) => {
      running.current = false;
      setPending(null);
      onChecked(checked);
    });
  }
  return { verify, pending };
}
