/** Phrases that docs/language.md replaces stay out of every text that a person reads. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

/** The rows of the table of replaced phrases, as regular expressions. */
const phrases = readFileSync(path.join(root, "docs/language.md"), "utf8")
  .split("\n")
  .map((line) => /^\| `(?<phrase>[^`]+)` \|/.exec(line)?.groups?.phrase)
  .filter((phrase) => phrase !== undefined)
  .map((phrase) => phrase.replaceAll("\\|", "|"));

const isSource = (name) => /\.(ts|tsx|json)$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);
const isLeftOut = (name) => /(^|\/)(node_modules|migrations|testkit|attack)(\/|$)/.test(name);

const sources = ["web/app", "contract/src", "server/src"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isLeftOut(path.relative(root, file))),
);

/** Comments speak to engineers, in their own words. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const oneLine = (text) => text.replace(/\s+/g, " ");

const texts = sources.map((file) => ({
  file: path.relative(root, file),
  text: oneLine(withoutComments(readFileSync(file, "utf8"))),
}));

test("the table and the sources are read", () => {
  expect(phrases.length).toBeGreaterThan(60);
  expect(texts.length).toBeGreaterThan(500);
  expect(withoutComments('const a = "b"; // told of\n/* told of */')).not.toContain("told of");
});

test.each(phrases)("no text says “%s”", (phrase) => {
  const found = texts.filter(({ text }) => new RegExp(`\\b${phrase}\\b`).test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});

/** Where typed marks are read, compared or rewritten, and agreements, whose defined terms keep typographic marks. */
const keepsMarks =
  /read-phrase|honest-names|signature-name|ascii-text|firm-name-look|markdown\.server|agreement-sheet|engagements\/(agreements|contracts)\//;

test("apostrophes and quotation marks are straight, as in the specification's texts", () => {
  const curly = texts.filter(({ file, text }) => !keepsMarks.test(file) && /[‘’“”]|&[lr][sd]quo;/.test(text));
  expect(curly.map(({ file }) => file)).toEqual([]);
});
