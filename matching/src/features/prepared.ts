/** Each side read once into numbers, so that a pair takes microseconds. */
import { extract } from "../ontology/extract.ts";
import { conceptOfValue } from "../ontology/unify.ts";
import { wordingsOf } from "../normalize/listed.ts";
import type { SaysWords } from "../normalize/listed.ts";
import { ancestors, concept, relatedTo } from "../ontology/ontology.ts";
import type { JobSide, PersonSide } from "../sides.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { rarity } from "../text/statistics.ts";
import { sentencesOf } from "../text/strength.ts";
import { plainWords } from "../text/words.ts";
import { bioRead, isEverywhere, readJob, readPerson, skillsRead } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { jobTerms, personTerms } from "./conditions.ts";
import type { JobTerms, PersonTerms } from "./conditions.ts";
import { FIELDS, fieldEvidence, fieldsOfStem, fieldStems } from "./field-lexicon.ts";

export interface PreparedJob {
  /** word to its rarity */
  readonly words: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
  /** field number to its share of the job, adding up to 1 */
  readonly fields: readonly (readonly [field: number, share: number])[];
  /** concept to its weight: its rarity, twice that where required */
  readonly concepts: ReadonlyMap<string, number>;
  readonly terms: JobTerms;
}

export interface PreparedPerson {
  /** word to its saturated count */
  readonly words: ReadonlyMap<string, number>;
  /** stem to the numbers of the passages that hold it */
  readonly passages: ReadonlyMap<string, readonly number[]>;
  readonly passageCount: number;
  /** field number to how sure it is that the person has worked there, 0 to 1 */
  readonly fields: Float64Array;
  /** concept to how surely the person has it: 1 named, less through a narrower, broader or related one, 0 ruled out */
  readonly concepts: ReadonlyMap<string, number>;
  /** stems of work that the person rules out */
  readonly refusedStems: ReadonlySet<string>;
  /** fields of work that the person rules out by name, those below a refused practice area with it */
  readonly refusedFields: ReadonlySet<number>;
  /** of the education, in which credentials are looked up and nothing else */
  readonly educationWords: ReadonlySet<string>;
  readonly terms: PersonTerms;
}

/** All words of one of the name's wordings, anywhere in the profile. */
export const saidBy =
  ({ words, educationWords }: PreparedPerson): SaysWords =>
  (name) =>
    wordingsOf(name).some((wording) =>
      plainWords(wording).every((word) => words.has(word) || educationWords.has(word)),
    );

/** Below this share of the strongest field, a field is noise. */
const FIELD_FLOOR = 0.2;

export function prepareJob(job: JobSide, collection: Collection): PreparedJob {
  const { words, stems } = readJob(job);
  const rarityOf = (stem: string): number => rarity(collection.stems, stem);
  const telling = [...new Set(words)].filter((word) => !isEverywhere(collection.words, word));
  return {
    words: new Map(telling.map((word) => [word, rarity(collection.words, word)])),
    stems: new Map([...new Set(stems)].map((stem) => [stem, rarityOf(stem)])),
    fields: shares(fieldEvidence(stems, rarityOf)),
    concepts: conceptsAsked(job, collection),
    terms: jobTerms(job),
  };
}

function shares(evidence: Float64Array): (readonly [number, number])[] {
  const floor = FIELD_FLOOR * Math.max(...evidence);
  const above = [...evidence.entries()].filter(([, value]) => value > floor && value > 0);
  const total = above.reduce((sum, [, value]) => sum + value - floor, 0);
  return above.map(([field, value]) => [field, (value - floor) / total] as const);
}

function conceptsAsked(job: JobSide, collection: Collection): Map<string, number> {
  const asked = new Map<string, number>();
  const fields = (job.specialties ?? []).map(conceptOfValue).filter((id) => id !== null);
  for (const mention of extract(`${job.title}. ${job.description}`, { fields })) {
    if (mention.polarity !== "affirmed" || !isWork(mention.id)) continue;
    const weight = rarity(collection.concepts, mention.id) * (mention.strength === "required" ? 2 : 1);
    asked.set(mention.id, Math.max(asked.get(mention.id) ?? 0, weight));
  }
  return asked;
}

/** Languages and credentials are conditions, judged by themselves. */
function isWork(id: string): boolean {
  const kind = concept(id)?.kind;
  return kind !== undefined && kind !== "language" && kind !== "credential" && kind !== "practice";
}

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

export function preparePerson(person: PersonSide, collection: Collection, now: Date): PreparedPerson {
  const { words } = readPerson(person);
  const slack = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / collection.profileLength);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const passages = passagesOf(person).map((text) => fieldStems(splitByPolarity(text).affirmed));
  const held = holders(passages);
  return {
    words: new Map([...counts].map(([word, count]) => [word, (count * (SATURATION + 1)) / (count + slack)])),
    passages: held,
    passageCount: passages.length,
    fields: fieldsWorked(passages, (stem) => rarity(collection.stems, stem), evenEvidence(held.size)),
    concepts: conceptsHeld(person),
    refusedStems: refused(person),
    refusedFields: fieldsRefused(person),
    educationWords: new Set(plainWords(person.education ?? "")),
    terms: personTerms(person, now),
  };
}

const LONG_PASSAGE = 160;
const SHORT_PASSAGE = 80;

/** Sentences, long ones cut at commas, and each skill: one stretch of experience each; said twice counts once. */
export function passagesOf(person: PersonSide): string[] {
  const sentences = sentencesOf(bioRead(person)).flatMap((sentence) =>
    sentence.length > LONG_PASSAGE ? cutAtCommas(sentence) : [sentence],
  );
  return [...new Set([...sentences, ...skillsRead(person)])];
}

function cutAtCommas(sentence: string): string[] {
  const cut: string[] = [];
  for (const part of sentence.split(/(?<=[;,:]) /)) {
    const last = cut.at(-1);
    if (last !== undefined && last.length < SHORT_PASSAGE) cut[cut.length - 1] = `${last} ${part}`;
    else cut.push(part);
  }
  return cut;
}

function holders(passages: readonly (readonly string[])[]): Map<string, number[]> {
  const holding = new Map<string, number[]>();
  passages.forEach((stems, at) => {
    for (const stem of new Set(stems)) holding.set(stem, [...(holding.get(stem) ?? []), at]);
  });
  return holding;
}

/** A passage speaks for the fields that come near its strongest one. */
const NEAR_STRONGEST = 0.6;
/** Evidence at which experience in a field is as likely as not, in a profile of at least the usual number of stems. */
const EVEN_EVIDENCE = 10;
/** A bio of about a hundred words and a handful of skills. */
const USUAL_STEMS = 60;
/** Of that evidence the shortest profile has to show this share, so that one word proves nothing. */
const LEAST_SHARE = 0.25;

/** Who tells little cannot show as much: what is said counts against what could be said in so few words. */
function evenEvidence(stems: number): number {
  return EVEN_EVIDENCE * (LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(1, stems / USUAL_STEMS));
}

function fieldsWorked(
  passages: readonly (readonly string[])[],
  rarityOf: (stem: string) => number,
  even: number,
): Float64Array {
  const sum = new Float64Array(FIELDS.length);
  for (const stems of passages) {
    const evidence = fieldEvidence(stems, rarityOf);
    const strongest = Math.max(...evidence);
    if (strongest <= 0) continue;
    evidence.forEach((value, field) => {
      if (value >= NEAR_STRONGEST * strongest) sum[field] = (sum[field] ?? 0) + value;
    });
  }
  return sum.map((value) => value / (value + even));
}

const STANDING_SHARE = { current: 1, former: 0.8, studied: 0.3, wished: 0 } as const;
const BROADER_SHARE = 0.5;
const RELATED_SHARE = 0.4;

function conceptsHeld(person: PersonSide): Map<string, number> {
  const held = new Map<string, number>();
  const raise = (id: string, share: number): void => {
    if (share > (held.get(id) ?? 0)) held.set(id, share);
  };
  const told = (id: string, share: number): void => {
    held.set(id, Math.max(share, held.get(id) ?? 0));
  };
  const fields = (person.specialties ?? []).map(conceptOfValue).filter((id) => id !== null);
  for (const text of [bioRead(person), ...skillsRead(person)])
    for (const mention of extract(text, { fields })) {
      const share = mention.polarity === "affirmed" ? STANDING_SHARE[mention.standing] : 0;
      told(mention.id, share);
      for (const broader of ancestors(mention.id).slice(0, 2)) raise(broader, share * BROADER_SHARE);
      for (const related of relatedTo(mention.id)) raise(related, share * RELATED_SHARE);
    }
  return held;
}

/** "No bankruptcy work" rules out every field of bankruptcy, whatever words a posting has for it. */
function fieldsRefused(person: PersonSide): Set<number> {
  const errorMessages = extract(splitByPolarity(bioRead(person)).refused).filter(
    ({ id, polarity }) => polarity === "refused" && namesField(id),
  );
  const named = new Set(errorMessages.map(({ id }) => id));
  if (named.size === 0) return new Set();
  return new Set(
    [...FIELDS.keys()].filter((field) => {
      const id = FIELDS[field] ?? "";
      return named.has(id) || ancestors(id).some((broader) => named.has(broader));
    }),
  );
}

function namesField(id: string): boolean {
  const kind = concept(id)?.kind;
  return kind === "practice" || kind === "subfield";
}

/** A stem that few fields share names the work by itself: "patents", not "documents". */
const NAMES_FIELDS = 3;

/** Stems that name work which the person will not do. */
function refused(person: PersonSide): Set<string> {
  const stems = fieldStems(splitByPolarity(bioRead(person)).refused);
  return new Set(
    stems.filter((stem) => {
      const fields = fieldsOfStem.get(stem)?.length ?? 0;
      return fields > 0 && fields <= NAMES_FIELDS;
    }),
  );
}
