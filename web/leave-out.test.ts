import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { withoutUnused, type Omission } from "./leave-out.ts";
import { unusedParts, usesOfUnusedParts } from "./unused-parts.ts";

const omission: Omission = { module: "library.js", version: "v2", functions: [], tags: [30] };

describe("what is left out of a library", () => {
  test("functions lose their bodies and what extends them, wherever they stand", () => {
    const code = `// v2
function kept() { function gone(a) { work(a); } return gone; }
function Gone() { work(); }
Gone.prototype.focus = function () { work(); };
Kept.prototype.focus = function () { work(); };`;
    expect(withoutUnused(code, { ...omission, functions: ["gone", "Gone"] })).toBe(`// v2
function kept() { function gone(a) {} return gone; }
function Gone() {}

Kept.prototype.focus = function () { work(); };`);
  });

  test("others answer what they always answer here", () => {
    const code = `/* v2 */ async function options(path) { return await work(path); }`;
    expect(withoutUnused(code, { ...omission, answers: { options: "{path}" } })).toBe(
      `/* v2 */ async function options(path) {return {path}}`,
    );
  });

  test("cases of kinds that are never made lose their code, but not the variables that others use", () => {
    const code = `// v2
switch (fiber.tag) { case 5: work(); break; case 30: var state = work(); break; default: state = 1; }
switch (fiber.tag) { case 30: throw work(); case 31: throw 1; }`;
    expect(withoutUnused(code, omission)).toBe(`// v2
switch (fiber.tag) { case 5: work(); break; case 30: var state;break; default: state = 1; }
switch (fiber.tag) { case 30: break; case 31: throw 1; }`);
  });

  test.each([
    ["falls into the next", "switch (fiber.tag) { case 30: work(); case 31: break; }"],
    ["is fallen into", "switch (fiber.tag) { case 5: case 30: work(); break; }"],
    ["is of another kind of switch", "switch (fiber.mode) { case 30: work(); break; }"],
  ])("a case that %s stays", (_, statement) => {
    const code = `/* v2 */ ${statement}`;
    expect(withoutUnused(code, omission)).toBe(code);
  });

  test("another version stays whole", () => {
    const code = "/* v3 */ function gone() { work(); }";
    expect(withoutUnused(code, { ...omission, functions: ["gone"] })).toBe(code);
  });
});

describe("the lists", () => {
  const { resolve } = createRequire(import.meta.url);
  const folderOf = (library: string): string =>
    resolve(`${library}/package.json`).replace("package.json", "");

  test.each(unusedParts.map((part) => [part.module, part] as const))("fit %s", (module, part) => {
    const [library = ""] = module.split("/");
    const code = readFileSync(folderOf(library) + module.slice(library.length + 1), "utf8");
    expect(code).toContain(part.version);
    const missing = [...part.functions, ...Object.keys(part.answers ?? {})].filter(
      (name) => !code.includes(`function ${name}(`),
    );
    expect(missing).toEqual([]);
    expect(withoutUnused(code, part).length).toBeLessThan(code.length);
  });

  test.each([
    `import { useState, ViewTransition } from "react";`,
    `import { preload } from "react-dom";`,
    `import { Link, useFetcher } from "react-router";`,
    `<Fragment key={id} ref={lines}>`,
    `<form className="search" action={save}>`,
    `<Link to="/jobs" prefetch="intent">`,
  ])("stop a build that asks for %s", (source) => {
    expect(usesOfUnusedParts.some((use) => use.test(source))).toBe(true);
  });

  test.each([
    `import { Activity } from "lucide-react";`,
    `import { Link, useNavigate } from "react-router";`,
    `<form className="search" action="/jobs">`,
  ])("let %s pass", (source) => {
    expect(usesOfUnusedParts.some((use) => use.test(source))).toBe(false);
  });
});
