import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { moduleImports } from "../.dependency-cruiser.mjs";
import { root } from "./repository.mjs";

const folders = readdirSync(path.join(root, "server/src/modules"));
const pairs = Object.entries(moduleImports).flatMap(([from, to]) => to.map((name) => [from, name]));

test("every module of the server has a line, and names modules that exist", () => {
  expect(Object.keys(moduleImports).toSorted()).toEqual(folders.toSorted());
  expect(pairs.map(([, to]) => to).filter((name) => !folders.includes(name))).toEqual([]);
});

test("at most 40 pairs of modules, and no ring among them", () => {
  expect(pairs.length).toBeLessThanOrEqual(40);
  let rest = Object.keys(moduleImports);
  for (;;) {
    const next = rest.filter((name) => moduleImports[name].some((other) => rest.includes(other)));
    if (next.length === rest.length) break;
    rest = next;
  }
  expect(rest).toEqual([]);
});
