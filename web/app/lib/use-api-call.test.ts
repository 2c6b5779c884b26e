import { answerHeader } from "@caseload/contract/answer-header";
import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { callMutation, type CallOptions } from "./use-api-call.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

type Name = "shortlistParalegal" | "dropFromShortlist";
const options = () =>
  ({ onSuccess: vi.fn(), onError: vi.fn() }) satisfies Required<CallOptions<"shortlistParalegal">>;
const headers = { [answerHeader]: "shortlistParalegal" };
const refetch = vi.fn(async (_name: string) => undefined);

/** Makes a call, renders the component again with another call and other callbacks, then answers the request. */
async function answerAfterRender(response: Response) {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { promise: requested, resolve: noteRequest } = Promise.withResolvers<void>();
  fetched.mockImplementation(() => {
    noteRequest();
    return answer;
  });
  const [pressed, rendered] = [options(), options()];
  // useMutation keeps one observer, and gives it the options of each render.
  const observer = new MutationObserver(
    createQueryClient(),
    callMutation<Name>("shortlistParalegal", pressed, refetch),
  );
  const call = observer.mutate({ params: { id: 4 } }).catch(() => undefined);
  await requested;
  observer.setOptions(callMutation<Name>("dropFromShortlist", rendered, refetch));
  resolve(response);
  await call;
  return { pressed, rendered };
}

describe("a component that renders again before the response", () => {
  beforeEach(() => refetch.mockClear());

  test("gets the success callback of the call that it made", async () => {
    const { pressed, rendered } = await answerAfterRender(Response.json({ done: true }, { headers }));
    expect(pressed.onSuccess).toHaveBeenCalledExactlyOnceWith(
      { done: true },
      { params: { id: 4 } },
      expect.any(Promise),
    );
    expect(rendered.onSuccess).not.toHaveBeenCalled();
    expect(refetch).toHaveBeenCalledExactlyOnceWith("shortlistParalegal");
  });

  test("gets the error callback of the call that it made", async () => {
    const { pressed, rendered } = await answerAfterRender(
      new Response("Already done.", { status: 409, headers }),
    );
    expect(pressed.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 409, text: "Already done." }),
      { params: { id: 4 } },
    );
    expect(rendered.onError).not.toHaveBeenCalled();
    expect(refetch).toHaveBeenCalledExactlyOnceWith("shortlistParalegal");
  });
});
