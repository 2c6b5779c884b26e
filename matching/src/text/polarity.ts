/** Finds the spans of a text that say what is not wanted, not done or not offered. */
import { normalizeText } from "./words.ts";

const SENTENCE = /[^.!?;\n]+[.!?;\n]*/g;
/** Excludes phrases that refuse nothing, such as "not just", "no-fault" and "not guilty". */
const NEGATION =
  /\b(?:no longer|not(?![ -](?:just|only|necessar|least|mind|afraid|bother|limited|scare|collectib|guilty|for[ -]profit|yet rated))|no(?![ -](?:problem|matter|trouble|issue|later|less|more than|stranger|doubt|fault|asset|objection|contest|match|surprises|contact|show|poach|cause))|never(?! miss)|don't|dont|do not(?! (?:call|resuscitate|mind|hesitate))|doesn't|does not|won't|will not|can't|cannot|isn't|aren't|wasn't|haven't|hasn't|nor|neither|without(?! (?:prejudice|cause|supervision|hand-?holding|fail|missing))|rather than|instead of|other than|except(?: for)?|excluding|avoid(?:ing)?|decline|(?:anything|everything|all) but|no more|retired from|(?:am|i'm) done with|tired of|stay(?:ing)? away from|steer(?:ing)? clear of|turned away from|gave up|given up|stopped (?:doing|taking|handling|accepting))\b/g;
/** Refuses what precedes it in the sentence. */
const REFUSED_BEFORE =
  /\b(?:(?:is|are) (?:off the table|not (?:enough|for me|my area|what we need|a substitute|relevant))|(?:does|do|will|would) not (?:translate|transfer|count|carry over|help|qualify|suffice|interest me)|(?:doesn't|don't|won't) (?:translate|transfer|count|carry over|help|qualify|suffice|interest me)|(?:cannot|can't) (?:replace|substitute)|need not apply|(?:is|are) no substitute)\b/;
/** A negation ends where the next clause begins. */
const CLAUSE_END = /[,:()]| (?:but|though|although|however|yet|and i|and we|so) /g;
/** Continues a refused list of names: "no bankruptcy, family law or divorce". */
const LIST_GOES_ON = /^,?\s*(?:(?:or|nor|and|no|not)\s+)?(?:[\w'/&-]+\s?){1,3}(?:,|$|\.| or | nor )/;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Refused spans of the normalized text, in order and without overlap. */
export function refusedSpans(text: string): Span[] {
  const folded = normalizeText(text).replaceAll("\u2019", "'");
  const found: Span[] = [];
  for (const sentence of folded.matchAll(SENTENCE)) {
    const before = REFUSED_BEFORE.exec(sentence[0]);
    let reached = before === null ? 0 : before.index + before[0].length;
    if (before !== null)
      found.push({
        start: sentence.index + clauseStart(sentence[0], before.index),
        end: sentence.index + reached,
      });
    for (const negation of sentence[0].matchAll(NEGATION)) {
      if (negation.index < reached) continue;
      reached = clauseEnd(sentence[0], negation.index + negation[0].length);
      found.push({ start: sentence.index + negation.index, end: sentence.index + reached });
    }
  }
  return found;
}

function clauseStart(sentence: string, until: number): number {
  const ends = [...sentence.slice(0, until).matchAll(CLAUSE_END)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

function clauseEnd(sentence: string, from: number): number {
  CLAUSE_END.lastIndex = from;
  const end = CLAUSE_END.exec(sentence)?.index ?? sentence.length;
  if (sentence[end] !== "," || end - from > 40) return end;
  return LIST_GOES_ON.test(sentence.slice(end)) && / (?:or|nor) /.test(sentence.slice(from))
    ? sentence.length
    : end;
}

/** Splits the normalized text into the refused spans and the rest. */
export function splitByPolarity(text: string): { affirmed: string; refused: string } {
  const folded = normalizeText(text).replaceAll("\u2019", "'");
  let affirmed = "";
  let refused = "";
  let from = 0;
  for (const { start, end } of refusedSpans(text)) {
    affirmed += `${folded.slice(from, start)} . `;
    refused += `${folded.slice(start, end)} . `;
    from = end;
  }
  return { affirmed: affirmed + folded.slice(from), refused };
}
