/** Calls the API from the browser: cookies included, JSON both ways, errors as ApiError. */
import { answerHeader } from "@caseload/contract/answer-header";
import { callUrl } from "@caseload/contract/call-url";
import { ApiError, unreachable } from "./api-error.ts";
import type { CallInput, CallName, InputArgument, Output } from "./api-types.ts";
import { endpoints } from "./endpoints.ts";
import { errorResponseText, foreignResponseText } from "./error-response.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { noteContact, noteLostContact } from "./server-contact.ts";

export { ApiError, errorText } from "./api-error.ts";
export type { CallName, Input, Output } from "./api-types.ts";

/** Makes one call. */
export async function api<N extends CallName>(name: N, ...[input]: InputArgument<N>): Promise<Output<N>> {
  return dataOf(await request(name, input ?? {}));
}

/** The data of a success. A body that is cut off, or lost on its way, is an error as its response would be. */
export async function dataOf<Data>(response: Response): Promise<Data> {
  try {
    return (await response.json()) as Data;
  } catch (error) {
    if (error instanceof SyntaxError) {
      const header = (one: string) => response.headers.get(one);
      throw new ApiError(response.status, foreignResponseText({ status: response.status, header }));
    }
    if (error instanceof TypeError) throw new ApiError(0, unreachable);
    throw error;
  }
}

const isJson = (contentType: string | null): boolean => /^application\/json\b/i.test(contentType ?? "");

/** Sends the request; anything but a success with data of this call throws, whatever else is valid JSON. */
export async function request(name: CallName, input: CallInput, signal?: AbortSignal): Promise<Response> {
  const response = await send(name, input, signal);
  const { ok, status, statusText, headers } = response;
  const header = (one: string) => headers.get(one);
  if (ok && isJson(header("content-type")) && header(answerHeader) === name) return response;
  const text = ok
    ? foreignResponseText({ status, header })
    : errorResponseText({ status, header, body: await response.text() });
  throw new ApiError(status, text || statusText, relatedPage(header("link")));
}

/** The target of `Link: </jobs/7>; rel="related"`. */
const relatedPage = (link: string | null): string | null =>
  link?.match(/^<(\/[^>]*)>\s*;\s*rel="?related"?/)?.[1] ?? null;

async function send(name: CallName, input: CallInput, signal?: AbortSignal): Promise<Response> {
  const endpoint = endpoints[name];
  const { method } = endpoint;
  const attempt = method === "POST" ? idempotencyKey(name, input) : null;
  const { headers, body } = bodyOf(input, endpoint.upload);
  try {
    const response = await fetch(callUrl(endpoint, input), {
      method,
      credentials: "same-origin",
      headers: { ...headers, ...(attempt && { "idempotency-key": attempt.key }) },
      body,
      signal,
    });
    attempt?.settle(response.status);
    noteContact();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteLostContact();
    throw new ApiError(0, unreachable);
  }
}

/** JSON, or a form with a file beside it. */
function bodyOf(
  { body, file }: CallInput,
  upload?: string,
): { headers?: Record<string, string>; body?: FormData | string } {
  if (file && upload) {
    const form = new FormData();
    form.set("data", JSON.stringify(body ?? {}));
    form.set(upload, file);
    return { body: form };
  }
  if (body === undefined) return {};
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
