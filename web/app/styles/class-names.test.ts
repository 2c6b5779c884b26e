import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "..");
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).map((name) => path.join(app, name));
const sheets = files.filter((name) => name.endsWith(".css"));
const modules = sheets.filter((name) => name.endsWith(".module.css"));
const components = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

/** The shortest class name; anything below it is an abbreviation. */
const minLength = 4;

function withoutComments(sheet: string): string {
  return readFileSync(sheet, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@import[^;]*;/g, "");
}

/** Selectors are what precedes a brace; declarations end in a semicolon. */
function selectorsIn(sheet: string): string[] {
  return [...withoutComments(sheet).matchAll(/([^{};]+)\{/g)].map((match) =>
    (match[1] ?? "").trim().replace(/\[[^\]]*\]/g, ""),
  );
}

function classesIn(selectors: readonly string[]): Set<string> {
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith("@"))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? "")),
  );
}

const withoutGlobals = (selectors: readonly string[]): string[] =>
  selectors.map((selector) => selector.replace(/:global\([^)]*\)/g, ""));

interface ModuleUse {
  readonly file: string;
  readonly name: string;
  readonly sheet: string;
  readonly keys: readonly string[];
}

function usesIn(file: string): ModuleUse[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^import \* as (\w+) from "([^"]+\.module\.css)";$/gm)].map(
    ([, name = "", from = ""]) => ({
      file,
      name,
      sheet: from.startsWith("~/") ? path.join(app, from.slice(2)) : path.join(path.dirname(file), from),
      keys: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map((match) => match[1] ?? ""),
    }),
  );
}

const uses = components.flatMap(usesIn);
const short = (file: string): string => path.relative(app, file);

test("class names are words, not abbreviations", () => {
  const abbreviated = sheets.flatMap((sheet) =>
    [...classesIn(selectorsIn(sheet))]
      .filter((name) => name.length < minLength)
      .map((name) => `${short(sheet)}: .${name}`),
  );
  expect(abbreviated).toEqual([]);
});

test("style sheets outside styles/ are CSS Modules", () => {
  const plain = sheets.filter(
    (sheet) => !sheet.endsWith(".module.css") && path.dirname(sheet) !== import.meta.dirname,
  );
  expect(plain.map(short)).toEqual([]);
});

test("components read the classes of a CSS Module one by one, so that the bundler leaves out the others", () => {
  const wholes = components.filter((file) => {
    const source = readFileSync(file, "utf8");
    return (
      /^import (?!\* as )\S.* from "[^"]+\.module\.css"/m.test(source) ||
      usesIn(file).some(({ name }) => new RegExp(`\\b${name}\\[`).test(source))
    );
  });
  expect(wholes.map(short)).toEqual([]);
});

test("components name only classes that their CSS Module has", () => {
  const missing = uses.flatMap(({ file, sheet, keys }) => {
    const classes = classesIn(withoutGlobals(selectorsIn(sheet)));
    return keys
      .filter((key) => !classes.has(key))
      .map((key) => `${short(file)}: ${key} is not in ${short(sheet)}`);
  });
  expect(missing).toEqual([]);
});

test("every class of a CSS Module is used by a component", () => {
  const unused = modules.flatMap((sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    const keys = new Set(own.flatMap((use) => use.keys));
    return [...classesIn(withoutGlobals(selectorsIn(sheet)))]
      .filter((name) => !keys.has(name))
      .map((name) => `${short(sheet)}: .${name}`);
  });
  expect(unused).toEqual([]);
});
