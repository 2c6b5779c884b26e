import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1 kB"],
  [12_345, "12 kB"],
  [1_234_567, "1.2 MB"],
  [1_234_567_890, "1,235 MB"],
])("%i is %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
