/** Uploads of one contract's files, one after another, with their progress. */
import { callUrl } from "@caseload/contract/call-url";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { unreachable } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { randomUuid } from "~/lib/random-uuid.ts";

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: "waiting" | "sending" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem: string | null;
}

export const newUpload = (file: File): Upload => ({
  id: randomUuid(),
  file,
  state: "waiting",
  progress: 0,
  problem: null,
});

/** Why a file is not worth sending; null for the others. The server's answer decides. */
export function problemOf({ size }: Pick<File, "size">): string | null {
  if (size === 0) return withoutField(contractFileErrorMessages.noContractFile);
  return size > engagementLimits.fileBytes
    ? withoutField(contractFileErrorMessages.contractFileTooLarge)
    : null;
}

/** Server texts name the field, which is the whole form here. */
export const withoutField = (text: string): string => text.replace(/ \(file\)$/, "");

interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * Sends one file. XMLHttpRequest, because fetch does not tell how much has been sent.
 * @returns why it was refused; null after a success, undefined when it was canceled
 */
export function sendFile(
  contractId: number,
  { id, file }: Upload,
  { signal, onProgress }: SendOptions,
): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("data", "{}");
    form.set("file", file);
    request.open("POST", callUrl(endpoints.uploadContractFile, { params: { id: contractId } }));
    // A retry of one whose answer was lost adds no second version.
    request.setRequestHeader("idempotency-key", id);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("load", () =>
      resolve(request.status < 300 ? null : withoutField(request.responseText || unreachable)),
    );
    request.addEventListener("error", () => resolve(unreachable));
    request.addEventListener("abort", () => resolve(undefined));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
