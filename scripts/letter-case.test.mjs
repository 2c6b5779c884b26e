/** Buttons and titles of screens are in title case; dialogs, empty states and sections are in sentence case. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

const files = readdirSync(path.join(root, "web/app"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".tsx") && !entry.name.endsWith(".test.tsx"))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.includes(`${path.sep}testkit${path.sep}`));

/** The texts that an expression can come to; what is inserted into one is "…". */
function textsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "JSXText":
      return [node.value];
    case "TemplateLiteral":
      return [node.quasis.map(({ value }) => value.cooked).join("…")];
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return textsOf(node.right);
    case "JSXExpressionContainer":
      return textsOf(node.expression);
    default:
      return [];
  }
}

const nameOf = ({ type, name, object, property }) =>
  type === "JSXIdentifier" ? name : `${nameOf(object)}.${nameOf(property)}`;

const buttons = /^(Button|ButtonLink|CopyButton|UploadButton)$/;
const buttonTexts = /^(confirmLabel|cancelLabel|submitLabel|addLabel|applyLabel|action)$/;
const screens = /^(PageHead|AccountPage|NotFound|FirmOnly)$/;
const dialogs =
  /^(Dialog|FormDialog|ConfirmDialog|ReasonDialog|ConfirmQuestion|ReasonQuestion|PasswordQuestion)$/;
const sections = /^(EmptyState|InlineAlert|RuledHeading|ChartSheet|BarChart|Sheet|ProfileFormSection|Part)$/;

/** Which rule the text of an attribute, or of an element's children, is under. */
function ruleOf(element, attribute) {
  if (attribute === undefined) {
    if (buttons.test(element) || element === "h1") return "title";
    return element === "RuledHeading" ? "sentence" : null;
  }
  if (buttonTexts.test(attribute) && element !== "form") return "title";
  if (attribute !== "title") return null;
  if (screens.test(element)) return "title";
  return dialogs.test(element) || sections.test(element) ? "sentence" : null;
}

function collect(file) {
  const found = [];
  const add = (rule, texts) => {
    for (const text of texts) if (rule) found.push({ rule, text: text.replace(/\s+/g, " ").trim() });
  };
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== "object") return;
    if (node.type === "JSXElement") {
      const element = nameOf(node.openingElement.name);
      add(ruleOf(element), node.children.flatMap(textsOf));
      for (const { type, name, value } of node.openingElement.attributes)
        if (type === "JSXAttribute" && value) add(ruleOf(element, nameOf(name)), textsOf(value));
    }
    if (node.type === "CallExpression" && node.callee.name === "pageTitle")
      add("title", textsOf(node.arguments[0]));
    Object.values(node).forEach(walk);
  };
  walk(parseAst(readFileSync(file, "utf8"), { lang: "tsx" }).body);
  return found.map((one) => ({ ...one, file: path.relative(root, file) }));
}

const small = /^(a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/;
const names =
  /^(PDF|CSV|ID|US|I|United|States|Caseload|Firm|Admin|Fed|E-Filing|Opportunities|Profile|Search|Jobs?)\b/;

/** Sentences, such as "You're invited to join a firm", and the specification's own labels. */
const exceptions = [
  "Mark all read",
  "Case work, on terms both parties have signed",
  "You're invited to join a firm",
  "Your firm has no name yet",
];

const words = (text) => text.split(/[\s/]+/).filter((word) => /^[\p{L}]/u.test(word));
const isTitleCase = (text) =>
  words(text).every((word, index) => /^\p{Lu}/u.test(word) || (index > 0 && small.test(word)));
const isSentenceCase = (text) =>
  text
    .split(/(?<=[.?!:…]) /)
    .every((sentence) =>
      words(sentence).every((word, index) => index === 0 || /^\p{Ll}/u.test(word) || names.test(word)),
    );

/** Titles of the specification, and their neighbors on the same screen. */
const titlesOfSpec = [
  "Access Restricted",
  "Advanced Search Filters",
  "Application Status",
  "Contact Paralegal",
  "Error Loading Applications",
  "No Opportunities Found",
  "Post New Job",
  "Profile Not Found",
  "Saved Search Not Found",
  "Skill Development",
];

const found = files.flatMap(collect).filter(({ text }) => /\p{L}/u.test(text));
const of = (rule) => found.filter((one) => one.rule === rule && !exceptions.includes(one.text));

test("hundreds of texts are read", () => {
  expect(of("title").length).toBeGreaterThan(300);
  expect(of("sentence").length).toBeGreaterThan(150);
});

test("buttons and titles of screens are in title case", () => {
  expect(isTitleCase("Review and Sign")).toBe(true);
  expect(isTitleCase("Send message")).toBe(false);
  expect(of("title").filter(({ text }) => !isTitleCase(text))).toEqual([]);
});

test("dialogs, empty states and sections are in sentence case", () => {
  expect(isSentenceCase("No applications yet")).toBe(true);
  expect(isSentenceCase("No Applications Yet")).toBe(false);
  expect(of("sentence").filter(({ text }) => !titlesOfSpec.includes(text) && !isSentenceCase(text))).toEqual(
    [],
  );
});
