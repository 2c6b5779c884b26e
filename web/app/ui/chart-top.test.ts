import { expect, test } from "vitest";
import { chartTop } from "./chart-top.ts";

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [10, 10],
  [11, 12],
  [61, 80],
  [100, 100],
  [101, 120],
  [4_001, 5_000],
  [99_999, 100_000],
  [11_761, 12_000],
  [4_088, 5_000],
  [0.5, 2],
])("a chart of at most %d ends at %d", (max, top) => expect(chartTop(max)).toBe(top));
