import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gather } from "./gather.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first item is passed on at once, those of each following interval together, and none after the end", () => {
  const passed: (readonly number[])[] = [];
  const { add, stop } = gather<number>(1_000, (items) => passed.push(items));
  for (const item of [1, 2, 3]) add(item);
  expect(passed).toEqual([[1]]);
  vi.advanceTimersByTime(999);
  add(4);
  expect(passed).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([[1], [2, 3, 4]]);
  add(5);
  expect(passed).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(passed[2]).toEqual([5]);
  vi.advanceTimersByTime(1_000);
  add(6);
  expect(passed[3]).toEqual([6]);
  add(7);
  stop();
  vi.advanceTimersByTime(2_000);
  expect(passed).toHaveLength(4);
});
