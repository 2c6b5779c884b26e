import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

const folders = ["bench", "contract", "docs", "e2e", "matching", "scripts", "server", "web"];
/** A path from the repository's root, with wildcards; no part of an address or of a longer path. */
const repositoryPath = new RegExp(`(?<![\\w/.@-])(?:${folders.join("|")})/[\\w./*-]*`, "g");
const relativeLink = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

const lines = ["README.md", ...globSync("docs/**/*.md", { cwd: root })].flatMap((file) =>
  readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .map((line, at) => ({ file, line, place: `${file}:${at + 1}` })),
);

const exists = (named) =>
  named.includes("*") ? globSync(named, { cwd: root }).length > 0 : existsSync(path.join(root, named));

test("every path that the documents name exists", () => {
  const named = lines.flatMap(({ line, place }) =>
    [...line.matchAll(repositoryPath)].map(([found]) => ({ place, named: found.replace(/[./]+$/, "") })),
  );
  // The specification's tables alone name more than a thousand.
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter((one) => !exists(one.named))).toEqual([]);
});

test("every link between the documents leads to a file", () => {
  const links = lines.flatMap(({ file, line, place }) =>
    [...line.matchAll(relativeLink)].map(([, target]) => ({
      place,
      target: path.join(path.dirname(file), target),
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ target }) => !exists(target))).toEqual([]);
});
