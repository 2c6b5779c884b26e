import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test("calls go to the contract's address with cookies and JSON", async () => {
  fetched.mockResolvedValue(Response.json({ id: 3 }));
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
  fetched.mockResolvedValue(new Response(body, { status: 409, statusText: "Conflict" }));
  await expect(api("me")).rejects.toThrow(message);
});
