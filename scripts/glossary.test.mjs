import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

const rows = readFileSync(path.join(root, "docs/glossary.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, term = "", , where = ""] = line.split("|").map((cell) => cell.trim());
    return where.startsWith("`") ? [{ term, folder: where.replaceAll("`", "") }] : [];
  });

test("every term leads to a folder that exists", () => {
  const missing = rows.filter(({ folder }) => {
    const file = path.join(root, folder);
    return !existsSync(file) || !statSync(file).isDirectory();
  });
  expect(missing).toEqual([]);
});

test("terms are in alphabetical order, each once", () => {
  const terms = rows.map(({ term }) => term);
  expect(terms.length).toBeGreaterThanOrEqual(60);
  expect(terms).toEqual(
    [...new Set(terms)].toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })),
  );
});
