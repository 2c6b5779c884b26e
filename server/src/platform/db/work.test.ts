import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseWait } from "./work.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

function waitFor(wait: DatabaseWait, ...rounds: number[]): void {
  for (const ms of rounds) {
    wait.begin();
    vi.advanceTimersByTime(ms);
    wait.end();
  }
}

test("few slow rounds use up the time of a request", () => {
  const wait = new DatabaseWait();
  waitFor(wait, 1_400, 1_400, 1_400);
  expect(wait.left).toBe(300);
  wait.begin();
  vi.advanceTimersByTime(300);
  expect(wait.left).toBe(0);
});

test("many quick rounds may take longer", () => {
  const wait = new DatabaseWait();
  waitFor(wait, ...Array.from({ length: 100 }, () => 90));
  expect(wait.left).toBeGreaterThan(4_500);
});

test("statements side by side are one round, and time between rounds does not count", () => {
  const wait = new DatabaseWait();
  wait.begin();
  wait.begin();
  vi.advanceTimersByTime(2_000);
  wait.end();
  wait.end();
  vi.advanceTimersByTime(60_000);
  waitFor(wait, 2_000);
  expect(wait.left).toBe(500);
});

test("what a request has started lives on after its answer", () => {
  const wait = new DatabaseWait();
  waitFor(wait, 20_000);
  expect(wait.left).toBeLessThan(0);
  wait.close();
  expect(wait.left).toBe(Infinity);
});
