/** An unsuccessful response. The message is "status: text" (SPEC.md section 8); toasts show the text alone. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly text: string;
  /** Path of the page of a record that the text names. */
  readonly related: string | null;

  constructor(status: number, text: string, related: string | null = null) {
    super(status === 0 ? text : `${status}: ${text}`);
    this.status = status;
    this.text = text;
    this.related = related;
  }
}

export const unreachable = "We couldn't reach Caseload. Check your connection and try again.";

/** The server's error text, or `fallback` for an error without a response. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.text.trim() !== "" ? error.text : fallback;
}
