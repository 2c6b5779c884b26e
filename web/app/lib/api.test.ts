import { answerHeader } from "@caseload/contract/answer-header";
import type { CallName } from "@caseload/contract/endpoints";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unreachable } from "./api-error.ts";
import { ApiError, api } from "./api.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answeredBy = (name: CallName) => ({ [answerHeader]: name });

test("calls go to the contract's address with cookies and JSON", async () => {
  fetched.mockResolvedValue(Response.json({ id: 3 }, { headers: answeredBy("changeJobStatus") }));
  await api("changeJobStatus", { params: { id: 3 }, body: { status: "closed" } });
  expect(fetched).toHaveBeenCalledWith(
    "/api/jobs/3/status",
    expect.objectContaining({
      method: "PATCH",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: '{"status":"closed"}',
    }),
  );
});

test.each([
  ["This position is closed.", "409: This position is closed."],
  ["", "409: Conflict"],
])("an answer that is no success is an error with its text: %j", async (body, message) => {
  fetched.mockResolvedValue(
    new Response(body, { status: 409, statusText: "Conflict", headers: answeredBy("me") }),
  );
  await expect(api("me")).rejects.toThrow(message);
});

describe("an answer that is not the server's own", () => {
  const page = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx";
  const html = { "content-type": "text/html" };

  test.each([
    ["a proxy's page", page, html, "error 502"],
    [
      "with the proxy's reference",
      page,
      { ...html, "x-request-id": "7f3a-91" },
      "error 502, reference 7f3a-91",
    ],
    ["a reference that is none", page, { ...html, "x-request-id": "<b>now</b>" }, "error 502"],
    ["JSON", '{"message":"upstream"}', { "content-type": "application/json" }, "error 502"],
    ["a proxy's text", "upstream connect error", { "content-type": "text/plain" }, "error 502"],
    ["nothing", null, {}, "error 502"],
  ])("is one sentence with a reference: %s", async (_what, body, headers, known) => {
    fetched.mockResolvedValue(new Response(body, { status: 502, headers }));
    const error: unknown = await api("me").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 502, text: `Something went wrong (${known}). Try again.` });
  });

  test.each([
    [504, null, {}],
    [503, '{"message":"no healthy upstream"}', { "content-type": "application/json" }],
    [503, "no healthy upstream", { "content-type": "text/plain" }],
    [200, '[{"id":7,"na', { "content-type": "application/json" }],
    [200, "<h1>Sign in to the guest network</h1>", html],
  ])(
    "is one sentence for a call that reads, and for one that writes: %i %j",
    async (status, body, headers) => {
      const text = `Something went wrong (error ${status}). Try again.`;
      for (const call of [
        () => api("listSavedSearches"),
        () => api("readNotification", { params: { id: 3 } }),
      ]) {
        fetched.mockResolvedValueOnce(new Response(body, { status, headers }));
        expect(await call().catch((reason: unknown) => reason)).toMatchObject({ status, text });
      }
    },
  );

  test("is no success either: a sign-in page of the network in place of data", async () => {
    fetched.mockResolvedValue(new Response(page, { headers: html }));
    await expect(api("me")).rejects.toThrow("Something went wrong (error 200). Try again.");
  });

  test("is one of a service that is unavailable, in a status and type that the server uses too", async () => {
    const text = "upstream connect error or disconnect/reset before headers";
    fetched.mockResolvedValue(new Response(text, { status: 503 }));
    await expect(api("me")).rejects.toThrow("Something went wrong (error 503). Try again.");
  });

  test.each([
    ["a proxy's status", { status: "ok" }],
    ["a list", [{ id: 1 }]],
    ["an empty list", []],
    ["nothing", null],
    ["a figure", 0],
  ])("is no data: %s in valid JSON", async (_what, body) => {
    fetched.mockResolvedValue(Response.json(body));
    await expect(api("listSavedSearches")).rejects.toThrow("Something went wrong (error 200). Try again.");
  });

  test("is no data: the answer to another call", async () => {
    fetched.mockResolvedValue(Response.json([], { headers: answeredBy("listJobs") }));
    await expect(api("listSavedSearches")).rejects.toThrow("Something went wrong (error 200). Try again.");
  });

  test("is one where the data is cut off", async () => {
    const headers = { "content-type": "application/json", "x-request-id": "7f3a-91", ...answeredBy("me") };
    fetched.mockResolvedValue(new Response('{"id":7,"na', { headers }));
    const error: unknown = await api("me").catch((reason: unknown) => reason);
    const text = "Something went wrong (error 200, reference 7f3a-91). Try again.";
    expect(error).toMatchObject({ status: 200, text });
  });

  test("is one where the connection is lost before the data has arrived", async () => {
    const body = new ReadableStream({ start: (sink) => sink.error(new TypeError("network error")) });
    const headers = { "content-type": "application/json", ...answeredBy("me") };
    fetched.mockResolvedValue(new Response(body, { headers }));
    const error: unknown = await api("me").catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 0, text: unreachable });
  });
});

describe("the idempotency key of a POST", () => {
  const read = (id: number) => api("readNotification", { params: { id } });
  const sentKeys = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  const answer = (status = 200, name: CallName = "readNotification") =>
    Response.json({}, { status, headers: answeredBy(name) });

  test("is new for each request, and other methods send none", async () => {
    fetched.mockImplementation(async () => answer());
    await read(1);
    await read(1);
    fetched.mockImplementation(async () => answer(200, "changeJobStatus"));
    await api("changeJobStatus", { params: { id: 1 }, body: { status: "closed" } });
    const [first, second, third] = sentKeys();
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBeNull();
  });

  test.each([
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a gateway's 502", async () => answer(502)],
    ["a 409, which may mean that the first request still runs", async () => answer(409)],
  ])("stays the same for a retry after %s", async (_what, fail) => {
    fetched.mockImplementationOnce(fail).mockImplementation(async () => answer());
    await expect(read(2)).rejects.toThrow(ApiError);
    await read(2);
    await read(2);
    const [first, retry, next] = sentKeys();
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  test("is another one for other data, after a refusal, and after two minutes", async () => {
    vi.useFakeTimers();
    fetched
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockImplementation(async () => answer(400));
    for (const id of [3, 4, 4]) await expect(read(id)).rejects.toThrow(ApiError);
    vi.advanceTimersByTime(120_001);
    await expect(read(3)).rejects.toThrow(ApiError);
    vi.useRealTimers();
    expect(new Set(sentKeys()).size).toBe(4);
  });

  test("is shared by two requests at the same time", async () => {
    fetched.mockImplementation(async () => answer());
    await Promise.all([read(5), read(5)]);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  test("stays the same for a retry with the same file only", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const file = new Blob(["one"]);
    const body = { kind: "certification", title: "CP", issuer: "NALA", number: "1" } as const;
    for (const sent of [file, file, new Blob(["two"])])
      await expect(api("submitCredential", { body, file: sent })).rejects.toThrow(ApiError);
    const [first, retry, other] = sentKeys();
    expect(retry).toBe(first);
    expect(other).not.toBe(first);
  });
});
