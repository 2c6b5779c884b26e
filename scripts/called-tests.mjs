// Whether the files that the documents name hold the tests that they name.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./repository.mjs";

const sources = new Map();

/** @returns {string | null} the text of a file of the repository; null without one */
export function sourceOf(file) {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const whole = path.join(root, file);
  const source = existsSync(whole) ? readFileSync(whole, "utf8") : null;
  sources.set(file, source);
  return source;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a test or a group of tests is called so: its title is the first argument of a call. */
export const isCalled = (source, title) =>
  new RegExp(`\\(\\s*(["'\`])${escaped(title)}\\1`).test(source ?? "");

/** @returns {{ file: string, title: string }[]} of a cell: `file › title`, separated by `<br>` */
export const readTests = (cell) =>
  cell.split("<br>").map((entry) => {
    const [file = "", title = ""] = entry.split(" › ");
    return { file, title };
  });
