/** An answer that was not a success. The message is "status: text" (SPEC.md section 8); toasts show the text alone. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(status === 0 ? text : `${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

export const unreachable = "Caseload could not be reached. Check your connection and try again.";

/** The server's own words, or `fallback` for anything that is not an answer of the server. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.text.trim() !== "" ? error.text : fallback;
}
