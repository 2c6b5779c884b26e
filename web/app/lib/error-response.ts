/** The text of a response that is no success, or not the server's own. */
import { answerHeader } from "@caseload/contract/answer-header";

interface UnsuccessfulResponse {
  readonly status: number;
  readonly body: string;
  header(name: string): string | null;
}

/** Of those that proxies give, such as a UUID; anything else is not shown. */
const reference = /^[\w.:-]{1,64}$/;

/** For a response that is not the server's own. Names the reference that a proxy gave the request. */
export function foreignResponseText({ status, header }: Omit<UnsuccessfulResponse, "body">): string {
  const id = header("x-request-id") ?? "";
  const known = reference.test(id) ? `error ${status}, reference ${id}` : `error ${status}`;
  return `Something went wrong (${known}). Try again.`;
}

/** The server's texts are plain. The page, text or JSON of a proxy is never shown. */
export function errorResponseText(response: UnsuccessfulResponse): string {
  const isPlain = /^text\/plain\b/i.test(response.header("content-type") ?? "");
  return isPlain && response.header(answerHeader) !== null ? response.body : foreignResponseText(response);
}
