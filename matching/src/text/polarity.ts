/** Finds the spans of a text that say what is not wanted, or what the writer does not have. */
import { remembered } from "../remembered.ts";
import { everyMatch } from "./every-match.ts";
import cues from "./polarity-cues.json" with { type: "json" };

/** "refused": the writer does not want it; "lacking": the writer has not done it, or a posting does not ask for it. */
export type PolarityKind = "refused" | "lacking";

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: PolarityKind;
}

const alternation = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .join("|")
    .replaceAll(" ", "\\s+");

/** Phrases that contain a negation and refuse nothing: "not only", "no-fault", "can't get enough of". */
const HARMLESS = new RegExp(`^(?:${alternation(cues.harmless)})\\b`);
const AHEAD = new RegExp(
  `\\b(?:(?<lacking>${alternation(cues.lackingAhead)})|(?<refused>${alternation(cues.refusedAhead)})|(?<other>${alternation(cues.either)}))(?![\\w'-])`,
  "g",
);
const BACK = new RegExp(
  `(?:\\b(?:(?<lacking>${alternation(cues.lackingBack)})|(?<refused>${alternation(cues.refusedBack)}))(?![\\w'-]))`,
  "g",
);
/** "left evictions behind", "leave depositions to others": the object stands between the two parts. */
const AROUND = new RegExp(`\\b(?:${alternation(cues.around)})(?![\\w'-])`, "g");
/** "except", after a negation the opposite: "no litigation except probate contests". */
const EXCEPTION =
  /\b(?:except(?:\s+for)?|other\s+than|apart\s+from|aside\s+from|save\s+for|with\s+the\s+exception\s+of|excluding|excepting|all\s+but|everything\s+but|anything\s+but|minus)(?![\w'-])/g;
/** A clause ends here. */
const CLAUSE_END = new RegExp(
  `[,:()\\u2013\\u2014]|\\s-+\\s|\\s(?:but|though|although|however|yet|so|because|since|while|whereas|unless|then|until)(?![\\w'-])|\\sand\\s+(?:${alternation(cues.clauseStarters)})(?![\\w'-])`,
  "g",
);
/** Words after a negation that name no work: "which I no longer do". */
const EMPTY = new RegExp(`^(?:${alternation(cues.emptyWords)})$`);
const WORD = /[\p{L}\p{N}']+/gu;
/** A period after these ends no sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|ch|sec|sect|vs|art|reg|regs|inc|dept|fed|civ|crim|bankr|app|st|ste|co|corp|approx|no|nos|cal|tex|fla|ill|mass|mich|minn|conn|pa|wis|ariz|ark|colo|del|ind|kan|ky|md|mo|mont|neb|nev|okla|ore|tenn|wash|va|vt|wyo|ala|ga|evid|proc|mr|mrs|ms|dr|jr|sr|esp|incl|etc|e\.g|i\.e)$/u;
const NUMBERED = /(?:^|[\s(])(?:no|nos)$/;

/** Lower case, of the same length as the text. */
function folded(text: string): string {
  const lower = text.replaceAll(/[\u2019\u02bc]/g, "'").toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll(/[\u2019\u02bc]/g, "'");
}

const STOP = /[.!?]+(?=\s|$)|[;\n]+/g;

interface Sentence {
  readonly start: number;
  readonly text: string;
}

function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const stop of everyMatch(STOP, text)) {
    if (stop[0] === "." && isShortened(text, from, stop.index)) continue;
    const end = stop.index + stop[0].length;
    found.push({ start: from, text: text.slice(from, end) });
    from = end;
  }
  if (from < text.length) found.push({ start: from, text: text.slice(from) });
  return found;
}

/** "no." ends a sentence unless a number follows. */
function isShortened(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - 12), at);
  if (!SHORTENED.test(before)) return false;
  return !NUMBERED.test(before) || /^\.\s*\d/.test(text.slice(at, at + 4));
}

/** The last texts read: a posting's is read for its concepts, its words and its terms. */
const lastRead = new Map<string, readonly Span[]>();
const TEXTS_KEPT = 8;

/** Refused and lacking spans of the text, in order and without overlap. */
export function polaritySpans(text: string): readonly Span[] {
  const known = lastRead.get(text);
  if (known !== undefined) return known;
  const spans = readSpans(text);
  const [oldest] = lastRead.keys();
  if (lastRead.size >= TEXTS_KEPT && oldest !== undefined) lastRead.delete(oldest);
  lastRead.set(text, spans);
  return spans;
}

function readSpans(text: string): Span[] {
  const lower = folded(text);
  return sentencesIn(lower).flatMap((sentence) =>
    merged(spansOf(sentence.text)).map(({ start, end, kind }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
      kind,
    })),
  );
}

/** The refused spans alone. */
export function refusedSpans(text: string): readonly Span[] {
  return polaritySpans(text).filter(({ kind }) => kind === "refused");
}

/** Words of which every cue has one; most sentences have none. */
const ANY_CUE =
  /n't|\b(?:no|not|non|nor|dont|cannot|never|neither|none|without|lack\w*|little|limited|zero|hardly|barely|scant|minimal|yet|new|unknown|unfamiliar|inexperienced|nothing|only|far|foreign|remain\w*|stays?|refus\w*|reject\w*|turn\w*|say|said|saying|opt\w*|keep\w*|kept|stay\w*|steer\w*|rul(?:e|es|ed|ing)|shy\w*|rather|instead|place|opposed|exclud\w*|except\w*|avoid\w*|declin\w*|skip\w*|pass\w*|sooner|prefer\w*|retir\w*|done|finished|through|tired|sick|fed|burn\w*|enough|weary|gave|give\w*|giving|stopped|ceased|dropp\w*|phas\w*|walk\w*|mov\w*|step\w*|transition\w*|shift\w*|got|getting|leav\w*|left|put\w*|closed|spare|hold|out|off|over|history|behind|past|uninterested|want\w*|quit\w*|swor\w*|swear\w*|anything|everything|all|minus|aside|apart|save|than|goes|go|went|handled|covered|taken|barred|translate\w*|transfer\w*|carry|suffice\w*|qualif\w*|replace\w*|substitute\w*|hand|handed|refer\w*|sent|send|farm\w*|days|insufficient|relevant|need)\b/;

function spansOf(sentence: string): Span[] {
  if (!ANY_CUE.test(sentence)) return [];
  const found: Span[] = [];
  const exceptions = everyMatch(EXCEPTION, sentence);
  let reached = 0;
  for (const cue of everyMatch(AROUND, sentence)) {
    const { [0]: phrase, index } = cue;
    const end = index + phrase.length;
    const object = cue.groups?.["object"] ?? Object.values(cue.groups ?? {}).find((each) => each);
    const from = object === undefined || isEmpty(object) ? clauseStart(sentence, index) : index;
    found.push({ start: from, end, kind: "refused" });
  }
  for (const cue of everyMatch(AHEAD, sentence)) {
    const { [0]: phrase, index } = cue;
    if (index < reached) continue;
    const harmless = HARMLESS.exec(sentence.slice(index));
    if (harmless !== null || isDouble(phrase, sentence.slice(0, index))) {
      reached = index + (harmless?.[0] ?? phrase).length;
      continue;
    }
    const after = index + phrase.length;
    const nextException = exceptions.find((each) => each.index >= after)?.index ?? sentence.length;
    const end = Math.min(clauseEnd(sentence, after), nextException);
    const said = sentence.slice(after, end);
    const kind = kindOf(cue, said, sentence.slice(end));
    reached = end;
    found.push({
      start: isEmpty(said) ? objectStart(sentence, index) : index,
      end: Math.max(end, after),
      kind,
    });
  }
  for (const cue of everyMatch(BACK, sentence)) {
    const end = cue.index + cue[0].length;
    if (HARMLESS.test(sentence.slice(cue.index))) continue;
    const kind = cue.groups?.["lacking"] === undefined ? "refused" : "lacking";
    found.push({ start: objectStart(sentence, cue.index), end, kind });
  }
  const trimmedEnd = (end: number): number => sentence.slice(0, end).replace(/[\s,]+$/, "").length;
  const negated = found.map(({ end }) => trimmedEnd(end));
  for (const exception of exceptions) {
    // After a negation an exception is what the writer does: "no litigation except probate contests".
    if (negated.includes(trimmedEnd(exception.index))) continue;
    const after = exception.index + exception[0].length;
    found.push({ start: exception.index, end: Math.max(clauseEnd(sentence, after), after), kind: "refused" });
  }
  return found.filter(({ start, end }) => end > start);
}

function kindOf(cue: RegExpMatchArray, said: string, rest: string): PolarityKind {
  if (cue.groups?.["refused"] !== undefined) return "refused";
  if (cue.groups?.["lacking"] !== undefined) return "lacking";
  // "No Madrid yet", "no bankruptcy experience", "not Anaqua"
  if (/\b(?:yet|so far|to date|until now|before)\b/.test(said)) return "lacking";
  if (
    /\b(?:experience|exposure|background|knowledge|training|hands-on|practice yet|familiarity)\b/.test(
      said,
    ) &&
    !/\b(?:want|wanted|needed)\b/.test(said + rest.slice(0, 12))
  )
    return "lacking";
  return "refused";
}

const isEmptyWord = remembered((word) => EMPTY.test(word));

function isEmpty(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.every(isEmptyWord);
}

/** "I hardly go a week without a deposition", "you need not know immigration law" */
const isDouble = (phrase: string, before: string): boolean =>
  (phrase === "without" && HARDLY.test(before)) || (phrase === "not" && /\bneed\s+$/.test(before));
const HARDLY = /\b(?:hardly|rarely|seldom|barely|scarcely|never|not|don't|can't|cannot)\b[^,;]*$/;

/** Where the clause that contains the position begins. */
function clauseStart(sentence: string, until: number): number {
  let from = 0;
  for (const { 0: mark, index } of everyMatch(CLAUSE_END, sentence.slice(0, until)))
    from = index + (/^\sand/.test(mark) ? " and".length : mark.length);
  return from;
}

/** Where what is refused begins: the clause, and the list or the noun before a comma that the clause goes on from. */
function objectStart(sentence: string, until: number): number {
  let from = clauseStart(sentence, until);
  const own = sentence.slice(from, until);
  let wasAside = false;
  for (let step = 0; step < 4 && from > 0; step++) {
    const before = sentence.slice(0, from).replace(/[,\s]+$/, "");
    if (sentence.slice(before.length, from).trim() !== ",") break;
    const start = clauseStart(sentence, before.length);
    const part = sentence.slice(start, before.length);
    const isListPart =
      (part.match(WORD)?.length ?? 0) <= 3 && /\s(?:and|or)\s/.test(sentence.slice(from, until));
    const isAside = isEmpty(own) && /^\s*(?:which|who|that)\b/.test(part);
    if (!isListPart && !isAside && !(step === 0 && isEmpty(own)) && !wasAside) break;
    from = start;
    if (!isAside && isEmpty(own) && !/\s(?:and|or)\s/.test(own)) break;
    wasAside = isAside;
  }
  return from;
}

/** Characters from a negation to a comma over which it may reach. */
const MAX_LIST_PART = 60;
const LIST_GOES_ON = new RegExp(
  `^,?\\s*(?:(?:or|nor|and|no|not|neither)\\s+)?(?!(?:${alternation(cues.clauseStarters)})\\b)(?:[\\w'/&§.-]+\\s?){1,4}(?:,|$|\\.|\\s(?:or|nor|and)\\s)`,
);

function clauseEnd(sentence: string, from: number): number {
  CLAUSE_END.lastIndex = from;
  let match = CLAUSE_END.exec(sentence);
  // "Not wanted: patents, trademarks."
  if (match !== null && match[0] === ":" && isEmpty(sentence.slice(from, match.index)))
    return sentence.length;
  // "no bankruptcy, family law or divorce"
  while (match !== null && match[0] === "," && match.index - from <= MAX_LIST_PART) {
    const rest = sentence.slice(match.index);
    const isList = LIST_GOES_ON.test(rest) && /^[^:]*?\s(?:or|nor)\s/.test(sentence.slice(from));
    if (!isList) break;
    match = CLAUSE_END.exec(sentence);
  }
  return match?.index ?? sentence.length;
}

/** In order, joined where they overlap. A refusal outweighs a lack. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push(span);
    else
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        kind: last.kind === "refused" || span.kind === "refused" ? "refused" : "lacking",
      };
  }
  return result;
}

/** Splits the text, in lower case, into the refused spans, the lacking ones and the rest. */
export function splitByPolarity(text: string): { affirmed: string; refused: string; lacking: string } {
  const lower = folded(text);
  const parts = { affirmed: "", refused: "", lacking: "" };
  let from = 0;
  for (const { start, end, kind } of polaritySpans(text)) {
    parts.affirmed += `${lower.slice(from, start)} . `;
    parts[kind] += `${lower.slice(start, end)} . `;
    from = end;
  }
  return { ...parts, affirmed: parts.affirmed + lower.slice(from) };
}
