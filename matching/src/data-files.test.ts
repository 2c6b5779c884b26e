/** The format of every data file of the engine. */
import { describe, expect, test } from "vitest";
import { SIGNS } from "./features/pair.ts";
import fieldAliases from "./features/field-aliases.json" with { type: "json" };
import fieldWords from "./features/field-words.json" with { type: "json" };
import cities from "./geo/cities.json" with { type: "json" };
import { normalizePlaceName } from "./geo/gazetteer.ts";
import metroAreas from "./geo/metro-areas.json" with { type: "json" };
import states from "./geo/states.json" with { type: "json" };
import coefficients from "./model/coefficients.json" with { type: "json" };
import { MODEL, readModel } from "./model/model.ts";
import languageNames from "./normalize/language-names.json" with { type: "json" };
import { CONCEPT_KINDS, concepts } from "./ontology/concepts.ts";
import actsAndTerms from "./ontology/concepts/acts-and-terms.json" with { type: "json" };
import courtNames from "./ontology/concepts/court-names.json" with { type: "json" };
import courts from "./ontology/concepts/courts.json" with { type: "json" };
import credentials from "./ontology/concepts/credentials.json" with { type: "json" };
import documents from "./ontology/concepts/documents.json" with { type: "json" };
import equivalents from "./ontology/concepts/equivalents.json" with { type: "json" };
import fieldDocuments from "./ontology/concepts/field-documents.json" with { type: "json" };
import forms from "./ontology/concepts/forms.json" with { type: "json" };
import languages from "./ontology/concepts/languages.json" with { type: "json" };
import litigationTasks from "./ontology/concepts/litigation-tasks.json" with { type: "json" };
import practices from "./ontology/concepts/practices.json" with { type: "json" };
import skills from "./ontology/concepts/skills.json" with { type: "json" };
import statutes from "./ontology/concepts/statutes.json" with { type: "json" };
import subfields from "./ontology/concepts/subfields.json" with { type: "json" };
import tools from "./ontology/concepts/tools.json" with { type: "json" };
import transactionTasks from "./ontology/concepts/transaction-tasks.json" with { type: "json" };
import cues from "./ontology/cues.json" with { type: "json" };
import { findConcept } from "./ontology/ontology.ts";
import searchTerms from "./ontology/search-terms.json" with { type: "json" };
import { normalizedWords } from "./ontology/tokens.ts";
import polarityCues from "./text/polarity-cues.json" with { type: "json" };
import stopWords from "./text/stop-words.json" with { type: "json" };
import { splitWords } from "./text/words.ts";

type Check = (value: unknown) => boolean;

/** Text of single blanks, with none at its ends. */
const text: Check = (value) => typeof value === "string" && /^\S+(?: \S+)*$/.test(value);
const number: Check = (value) => typeof value === "number" && Number.isFinite(value);
const yes: Check = (value) => value === true;
const list =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) &&
    value.every(each) &&
    new Set(value.map((one) => JSON.stringify(one))).size === value.length;
const filled =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && list(each)(value);
const object =
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value) => {
    if (typeof value !== "object" || value === null) return false;
    const entries = Object.entries(value);
    const isAllowed = ([key, each]: [string, unknown]) => (required[key] ?? optional[key])?.(each) === true;
    return entries.every(isAllowed) && Object.keys(required).every((key) => key in value);
  };

const malformed = (rows: readonly unknown[], check: Check): unknown[] => rows.filter((row) => !check(row));
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);
/** Entries that do not follow the one before them. */
const outOfOrder = (names: readonly string[]): string[] =>
  names.filter((name, at) => at > 0 && (names[at - 1] ?? "") >= name);

const id: Check = (value) => typeof value === "string" && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
const ambiguous = object({ alias: text, context: filled(text) });
const conceptRow = object(
  { id, name: text },
  {
    kind: (value) => CONCEPT_KINDS.some((kind) => kind === value),
    parent: id,
    practice: list(id),
    related: filled(id),
    aliases: filled(text),
    capitals: filled(text),
    ambiguous: filled(ambiguous),
  },
);
const numberedForm = object(
  { number: text, agency: id, title: text, parent: id },
  { practice: filled(id), context: filled(text) },
);
const state = object(
  { code: (value) => /^[A-Z]{2}$/.test(String(value)), name: text, timeZone: text },
  {
    nicknames: filled(text),
    codeIsWord: yes,
    noRoad: yes,
    federalDistricts: filled(text),
    reporterAbbreviation: text,
  },
);
const cue = object({ value: text, reach: text, phrases: filled(text) }, { firm: yes });

describe("the checks", () => {
  test.each<[string, unknown]>([
    ["no id", { name: "Asylum" }],
    ["an empty name", { id: "asylum", name: "" }],
    ["a blank at the end", { id: "asylum", name: "Asylum " }],
    ["an unknown kind", { id: "asylum", name: "Asylum", kind: "area" }],
    ["a misspelled key", { id: "asylum", name: "Asylum", alias: ["asylee"] }],
    ["an alias twice", { id: "asylum", name: "Asylum", aliases: ["asylee", "asylee"] }],
    ["aliases in one text", { id: "asylum", name: "Asylum", aliases: "asylee|asylees" }],
    ["an empty list", { id: "asylum", name: "Asylum", aliases: [] }],
    ["an ambiguous alias without context", { id: "a", name: "A", ambiguous: [{ alias: "ap", context: [] }] }],
  ])("refuse a concept with %s", (_, row) => {
    expect(malformed([row, { id: "daca", name: "DACA" }], conceptRow)).toEqual([row]);
  });

  test("find what repeats and what is out of order", () => {
    expect(repeated(["a", "b", "a"])).toEqual(["a"]);
    expect(outOfOrder(["a", "c", "b", "b"])).toEqual(["b", "b"]);
  });
});

describe("concepts", () => {
  test.each([
    ["acts and terms", actsAndTerms],
    ["courts", courts],
    ["credentials", credentials],
    ["documents", documents],
    ["field documents", fieldDocuments],
    ["litigation tasks", litigationTasks],
    ["practices", practices],
    ["skills", skills],
    ["statutes", statutes],
    ["subfields", subfields],
    ["tools", tools],
    ["transaction tasks", transactionTasks],
  ])("%s", (_, rows) => {
    expect(malformed(rows, conceptRow)).toEqual([]);
  });

  test("forms", () => {
    expect(malformed(forms, (row) => conceptRow(row) || numberedForm(row))).toEqual([]);
  });

  test("languages and names of courts", () => {
    expect(malformed(languages.languages, object({ name: text }, { aliases: filled(text) }))).toEqual([]);
    expect(languages.phrases.filter((phrase) => phrase.split("{language}").length !== 2)).toEqual([]);
    expect(malformed(courtNames.circuits, object({ name: text, ordinal: text }))).toEqual([]);
    expect(courtNames.statePhrases.filter((phrase) => phrase.split("{state}").length !== 2)).toEqual([]);
    expect(repeated([...languages.phrases, ...courtNames.statePhrases])).toEqual([]);
  });

  test("further names are those of concepts, in order", () => {
    const names = object({ id }, { aliases: filled(text), capitals: filled(text) });
    expect(malformed(equivalents, names)).toEqual([]);
    expect(outOfOrder(equivalents.map((each) => each.id))).toEqual([]);
    expect(equivalents.filter((each) => findConcept(each.id) === null)).toEqual([]);
  });

  test("have ids of their own", () => {
    expect(repeated(concepts.map((each) => each.id))).toEqual([]);
  });
});

describe("fields of work", () => {
  const fields = Object.entries(fieldWords);

  test("are concepts in order, each with sorted words", () => {
    expect(outOfOrder(fields.map(([field]) => field))).toEqual([]);
    expect(fields.filter(([field]) => findConcept(field) === null)).toEqual([]);
    expect(fields.flatMap(([, words]) => outOfOrder(words))).toEqual([]);
    expect(fields.filter(([, words]) => words.length === 0)).toEqual([]);
    expect(fields.flatMap(([, words]) => malformed(words, (word) => /^\S+$/.test(String(word))))).toEqual([]);
  });

  test("stand for concepts without a vocabulary", () => {
    const aliases = Object.entries(fieldAliases);
    expect(outOfOrder(aliases.map(([concept]) => concept))).toEqual([]);
    expect(aliases.filter(([concept]) => findConcept(concept) === null || concept in fieldWords)).toEqual([]);
    expect(aliases.filter(([, field]) => !(field in fieldWords))).toEqual([]);
  });
});

describe("places", () => {
  test("states", () => {
    expect(malformed(states, state)).toEqual([]);
    expect(outOfOrder(states.map(({ name }) => name))).toEqual([]);
    expect(repeated(states.map(({ code }) => code))).toEqual([]);
    for (const { timeZone } of states)
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
    const divided = states.filter(({ federalDistricts }) => federalDistricts !== undefined);
    expect(divided.filter((each) => each.reporterAbbreviation === undefined)).toEqual([]);
  });

  test("cities", () => {
    const city = object({ state: text, name: text, latitude: number, longitude: number });
    expect(malformed(cities, city)).toEqual([]);
    expect(outOfOrder(cities.map(({ state: code, name }) => `${code} ${name}`))).toEqual([]);
    expect(cities.filter(({ name }) => normalizePlaceName(name) !== name)).toEqual([]);
    expect(cities.filter((each) => !states.some(({ code }) => code === each.state))).toEqual([]);
  });

  test("metropolitan areas, each with a city that is listed", () => {
    expect(malformed(metroAreas, object({ name: text, city: text, state: text }))).toEqual([]);
    expect(outOfOrder(metroAreas.map(({ name }) => name))).toEqual([]);
    const isListed = (area: (typeof metroAreas)[number]): boolean =>
      cities.some(({ name, state: code }) => name === area.city && code === area.state);
    expect(metroAreas.filter((area) => !isListed(area))).toEqual([]);
  });
});

describe("words", () => {
  test("names of languages", () => {
    expect(malformed(languageNames, object({ name: text }, { sameAs: text, fullName: text }))).toEqual([]);
    expect(outOfOrder(languageNames.map(({ name }) => name))).toEqual([]);
    const names = new Set(languageNames.map(({ name }) => name.toLowerCase()));
    expect(languageNames.filter(({ sameAs }) => sameAs !== undefined && !names.has(sameAs))).toEqual([]);
  });

  test("cues", () => {
    const groups = [...cues.strength, ...cues.standing];
    expect(malformed(groups, cue)).toEqual([]);
    expect(groups.flatMap(({ phrases }) => outOfOrder(phrases))).toEqual([]);
    expect(outOfOrder(cues.contrasts)).toEqual([]);
    expect(outOfOrder(cues.clauseStarters)).toEqual([]);
  });

  test("cues of polarity, each a pattern of its own", () => {
    for (const [name, phrases] of Object.entries(polarityCues)) {
      expect(repeated(phrases), name).toEqual([]);
      for (const phrase of phrases) expect(() => new RegExp(phrase)).not.toThrow();
    }
  });

  test("abbreviations in searches, as the tokenizer writes them", () => {
    const abbreviations = Object.entries(searchTerms.abbreviations);
    expect(outOfOrder(abbreviations.map(([short]) => short))).toEqual([]);
    expect(abbreviations.filter(([short]) => normalizedWords(short).join(" ") !== short)).toEqual([]);
    expect(malformed(Object.values(searchTerms.abbreviations), text)).toEqual([]);
    expect(outOfOrder(searchTerms.ignored)).toEqual([]);
  });

  test("stop words, as the tokenizer writes them", () => {
    for (const words of [stopWords.grammar, stopWords.postings, stopWords.pronouns]) {
      expect(outOfOrder(words)).toEqual([]);
      expect(words.filter((word) => splitWords(word).join(" ") !== word)).toEqual([]);
    }
    expect(repeated([...stopWords.grammar, ...stopWords.postings])).toEqual([]);
  });
});

describe("coefficients", () => {
  test("have the signs that the features' meanings fix, and thresholds that rise", () => {
    expect(MODEL.weights.filter((weight, at) => weight * (SIGNS[at] ?? 0) < 0)).toEqual([]);
    expect(MODEL.thresholds).toEqual(MODEL.thresholds.toSorted((a, b) => a - b));
    expect(MODEL.fitFrom).toBeGreaterThan(0);
    expect(MODEL.fitFrom).toBeLessThan(1);
    expect(MODEL.dataHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("are refused where one is missing", () => {
    expect(() => readModel({ ...coefficients, weights: [1] })).toThrow(/6 weights/);
    expect(() => readModel({ ...coefficients, thresholds: [1, 2] })).toThrow(/three thresholds/);
  });
});
