/** One file on its way to a contract. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { randomUuid } from "../random-uuid.ts";

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** "interrupted": the connection is lost; it continues by itself. */
  readonly state: "waiting" | "sending" | "interrupted" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem: string | null;
}

export function newUpload(file: File): Upload {
  const problem = problemOf(file);
  const state = problem === null ? "waiting" : "failed";
  return { id: randomUuid(), file, state, progress: 0, problem };
}

/** Why a file is not worth sending; null for the others. The server's answer decides. */
function problemOf({ size }: Pick<File, "size">): string | null {
  if (size === 0) return withoutField(contractFileErrorMessages.noContractFile);
  return size > engagementLimits.fileBytes
    ? withoutField(contractFileErrorMessages.contractFileTooLarge)
    : null;
}

/** Server texts name the field, which is the whole form here. */
export const withoutField = (text: string): string => text.replace(/ \(file\)$/, "");
