// What a file may be called, how long it may be, and what it may not say.

import { isBarrel, lineAt } from "./read-imports.mjs";

const LONGEST = 300;
const MAY_BE_LONG = /(?:^|\/)(?:migrations|demo)\/|(?:words|word-list|passwords)\.\w+$|\.(?:test|spec)\.\w+$/;
const MEASURED = /\.(?:ts|tsx|mjs|css)$/;

const VAGUE_ANYWHERE = new Set(["util", "utils", "helper", "helpers", "misc"]);
const VAGUE_LAST = new Set(["common", "manager", "managers"]);

/** `any` where only a type can stand; in the text of a page it is followed by a word. */
const ANY =
  /(?:(?::|\bas|\bsatisfies|\bextends|[<|&]|(?<![=!])=>?)\s*any\s*(?=[),;=|&>\]}[{]|$)|,\s*any\s*(?=[,>[]))/gm;
const SILENCED = /@ts-(?:ignore|nocheck)\b/g;

export function fileBreaches(files) {
  return files.flatMap((source) => [
    ...nameBreaches(source),
    ...lengthBreaches(source),
    ...contentBreaches(source),
  ]);
}

function nameBreaches({ file, code }) {
  const parts = file.split("/");
  const stem = parts.at(-1).replace(/\..*$/, "");
  const breaches = [...parts.slice(0, -1), stem]
    .filter(isVague)
    .map((name) => ({ file, line: 1, what: `is called ${name}`, rule: "names are in the field's terms" }));
  if (stem === "index" || isBarrel(code))
    breaches.push({ file, line: 1, what: "is a barrel", rule: "no barrels, no index files" });
  return breaches;
}

function isVague(name) {
  const words = name.toLowerCase().split(/[-_.]/);
  return words.some((word) => VAGUE_ANYWHERE.has(word)) || VAGUE_LAST.has(words.at(-1));
}

function lengthBreaches({ file, source }) {
  if (!MEASURED.test(file) || MAY_BE_LONG.test(file)) return [];
  const lines = source.replace(/\n$/, "").split("\n").length;
  if (lines <= LONGEST) return [];
  return [
    { file, line: LONGEST + 1, what: `has ${lines} lines`, rule: `no file is longer than ${LONGEST} lines` },
  ];
}

function contentBreaches({ file, source, code, comments }) {
  const found = (matches, what, rule) =>
    [...matches].map((match) => ({
      file,
      line: lineAt(source, match.index + match[0].length - 1),
      what,
      rule,
    }));
  const typed = /\.(?:ts|tsx|mts)$/.test(file);
  return [
    ...(typed ? found(code.matchAll(ANY), "uses any", "no any") : []),
    ...found(comments.matchAll(SILENCED), "says @ts-ignore or @ts-nocheck", "type errors are not silenced"),
  ];
}
