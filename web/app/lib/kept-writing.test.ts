import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { keepWriting, type WritingState } from "./kept-writing.ts";

const stored = new Map<string, string>();
let goOnline: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  const events = new EventTarget();
  goOnline = () => void events.dispatchEvent(new Event("online"));
  vi.stubGlobal("window", events);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that is out of reach while `isDown`. */
function begin(there: string | null = null) {
  const server = { content: there, isDown: false, requests: 0, states: [] as WritingState[] };
  const savedAt = "2026-11-23T14:38:00.000Z";
  const source = {
    userId: 7,
    place: "application-183",
    load: async () => {
      if (server.isDown) throw new ApiError(0, "unreachable");
      return { draft: server.content, savedAt: server.content === null ? null : savedAt };
    },
    store: async (draft: string | null) => {
      server.requests += 1;
      if (server.isDown) throw new ApiError(0, "unreachable");
      server.content = draft;
      return { savedAt: draft === null ? null : savedAt };
    },
    onState: (state: WritingState) => void server.states.push(state),
  };
  return { server, source, writing: keepWriting<string>(source) };
}
const rest = () => vi.advanceTimersByTimeAsync(1_200);

test("what is written is stored once the writer pauses, and found again", async () => {
  const { server, source, writing } = begin();
  writing.write("I have");
  writing.write("I have run");
  await rest();
  expect(server).toMatchObject({ content: "I have run", requests: 1 });
  expect(server.states.at(-1)).toMatchObject({ kind: "kept" });
  expect(stored.size, "the server has it").toBe(0);
  expect(await keepWriting(source).read()).toBe("I have run");
});

test("offline it stays on the device, past a closed tab, and is stored once the connection is back", async () => {
  const { server, source, writing } = begin();
  server.isDown = true;
  writing.write("I have run");
  await rest();
  expect(server.states.at(-1)).toEqual({ kind: "offline" });
  writing.close();
  const next = keepWriting(source);
  expect(await next.read(), "rather than the server's, which is older").toBe("I have run");
  await rest();
  expect(server.content).toBeNull();
  server.isDown = false;
  goOnline();
  await rest();
  expect(server.content).toBe("I have run");
  expect(stored.size).toBe(0);
});

test("what another device wrote is found", async () => {
  expect(await begin("From the phone").writing.read()).toBe("From the phone");
});

test("once sent, nothing comes back, not even a request that was on its way", async () => {
  const { server, writing } = begin();
  writing.write("I have run");
  writing.end();
  writing.write("I have run nine");
  await rest();
  writing.close();
  goOnline();
  await rest();
  expect(server.content).toBeNull();
  expect(stored.size).toBe(0);
});

test("closing the sheet stores the last words at once", async () => {
  const { server, writing } = begin();
  writing.write("I have run");
  writing.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.content).toBe("I have run");
});
