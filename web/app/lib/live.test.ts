import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectLive, type LiveEvents } from "./live.ts";

/** What a browser's socket does, by hand. */
class HandSocket {
  static readonly OPEN = 1;
  static last: HandSocket | undefined;
  readonly sent: string[] = [];
  readonly url: string;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(url: string) {
    this.url = url;
    HandSocket.last = this;
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {}
}

const events = {
  onConnected: vi.fn(),
  onMissed: vi.fn(),
  onLost: vi.fn(),
  onChanged: vi.fn(),
  onNotification: vi.fn(),
  onSignedOut: vi.fn(),
  onReady: vi.fn(),
};
let leaving = false;
let ageMs: number | null = null;
/** Of the question and its answer on the way, which the server adds to the age of the data. */
const askMs = 30_000;

let close: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  HandSocket.last = undefined;
  leaving = false;
  ageMs = null;
  vi.stubGlobal("WebSocket", HandSocket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { protocol: "https:", host: "caseload.example" });
  close = connectLive({ ...events, isLeaving: () => leaving, dataAgeMs: () => ageMs } satisfies LiveEvents);
  vi.advanceTimersByTime(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function socket(): HandSocket {
  if (!HandSocket.last) throw new Error("No socket was opened.");
  return HandSocket.last;
}

test("on opening it authenticates, and leaves to the cookie who that is", () => {
  expect(socket().url).toBe("wss://caseload.example/ws");
  socket().onopen();
  expect(socket().sent).toEqual([JSON.stringify({ type: "authenticate" })]);
  expect(events.onConnected).toHaveBeenCalledOnce();
});

test("where the age of the data is not known, anything may have been missed", () => {
  socket().onopen();
  expect(events.onMissed).toHaveBeenCalledOnce();
});

test.each([true, false])(
  "on opening it asks whether anything changed since the data were fetched: %s",
  (missed) => {
    ageMs = 1200;
    socket().onopen();
    expect(socket().sent).toEqual([JSON.stringify({ type: "authenticate", ageMs: 1200 + askMs })]);
    socket().onmessage({ data: JSON.stringify({ type: "ready", userId: 4 }) });
    expect(events.onMissed).not.toHaveBeenCalled();
    socket().onmessage({ data: JSON.stringify({ type: "ready", userId: 4, missed }) });
    vi.advanceTimersByTime(askMs);
    expect(events.onMissed).toHaveBeenCalledTimes(missed ? 1 : 0);
  },
);

test("where no answer comes, as from a former version of the server, anything may have been missed", () => {
  ageMs = 1200;
  socket().onopen();
  vi.advanceTimersByTime(askMs - 1);
  expect(events.onMissed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(events.onMissed).toHaveBeenCalledOnce();
});

test("after a lost connection anything may have been missed", () => {
  ageMs = 1200;
  socket().onopen();
  socket().onmessage({ data: JSON.stringify({ type: "ready", userId: 4, missed: false }) });
  expect(events.onMissed).not.toHaveBeenCalled();
  socket().onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  socket().onopen();
  expect(events.onMissed).toHaveBeenCalledOnce();
  expect(socket().sent).toEqual([JSON.stringify({ type: "authenticate" })]);
});

test("no connection is opened while the session is being ended, unless that fails", () => {
  close();
  HandSocket.last = undefined;
  leaving = true;
  close = connectLive({ ...events, isLeaving: () => leaving, dataAgeMs: () => ageMs });
  vi.advanceTimersByTime(10_000);
  expect(HandSocket.last).toBeUndefined();
  leaving = false;
  vi.advanceTimersByTime(1000);
  expect(HandSocket.last).toBeDefined();
});

test("a notification arrives with title, message and priority", () => {
  const data = { title: "Daniel Reyes applied", message: "Clawback protocol", priority: "urgent" };
  socket().onmessage({ data: JSON.stringify({ type: "notification", data }) });
  expect(events.onNotification).toHaveBeenCalledWith(data);
});

test("what cannot be read is only logged", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  socket().onmessage({ data: "{ broken" });
  expect(warn).toHaveBeenCalledOnce();
  for (const heard of Object.values(events)) expect(heard).not.toHaveBeenCalled();
});

test.each([
  "null",
  "7",
  '"changed"',
  "[]",
  "{}",
  '{"type":"changed"}',
  '{"type":"changed","topics":null}',
  '{"type":"notification"}',
  '{"type":"notification","data":null}',
  '{"type":"ready"}',
])("the frame %s is ignored, and the next one arrives", (data) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  socket().onmessage({ data });
  expect(warn).toHaveBeenCalledOnce();
  for (const heard of Object.values(events)) expect(heard).not.toHaveBeenCalled();
  socket().onmessage({ data: JSON.stringify({ type: "changed", topics: ["jobs"] }) });
  expect(events.onChanged).toHaveBeenCalledWith(["jobs"]);
});

test("an error frame and frames of a later version are ignored without a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  socket().onmessage({ data: JSON.stringify({ type: "error", message: "This frame is not JSON." }) });
  socket().onmessage({ data: JSON.stringify({ type: "presence", userId: 4 }) });
  expect(warn).not.toHaveBeenCalled();
  for (const heard of Object.values(events)) expect(heard).not.toHaveBeenCalled();
});
