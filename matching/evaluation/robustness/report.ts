/** What `npm run evaluate` prints of the generated texts. */
import { MODEL } from "../../src/model/model.ts";
import type { JudgementSet } from "../judgement-set.ts";
import { counterfactuals, scopeSentences, stuffedPairs, synonymCouples } from "./probes.ts";

const STUFFED = 150;
const PAIRS = 100;
/** Differences of a chance that count as none. */
export const SAME_SYNONYM = 0.03;
export const SAME_NEUTRAL = 0.01;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function robustness(sets: readonly JudgementSet[]): string {
  return [stuffing(sets), synonyms(), scope(), neutral(sets)].join("\n\n");
}

function stuffing(sets: readonly JudgementSet[]): string {
  const pairs = stuffedPairs(sets, STUFFED);
  const line = (name: string, of: typeof pairs): string => {
    const fits = (chances: readonly number[]): number =>
      chances.filter((chance) => chance >= MODEL.fitFrom).length;
    const [before, after] = [of.map((pair) => pair.before), of.map((pair) => pair.after)];
    return `  ${name.padEnd(34)}${of.length} pairs, mean chance ${mean(before).toFixed(3)} before, ${mean(after).toFixed(3)} after; ${fits(before)} and ${fits(after)} fits`;
  };
  const byWay = [...Map.groupBy(pairs, ({ way }) => way)].map(([way, of]) => line(way, of));
  return ["Stuffing: postings written into unfit profiles", line("all", pairs), ...byWay].join("\n");
}

function synonyms(): string {
  const couples = synonymCouples();
  const isSame = ({ difference }: (typeof couples)[number]): boolean => difference <= SAME_SYNONYM;
  const byKind = [...Map.groupBy(couples, ({ kind }) => kind)].map(
    ([kind, of]) => `  ${kind.padEnd(14)}${of.filter(isSame).length} of ${of.length}`,
  );
  return [
    `Synonyms in short texts, within ${SAME_SYNONYM}: ${couples.filter(isSame).length} of ${couples.length}`,
    ...byKind,
    ...couples.filter((each) => !isSame(each)).map(({ names }) => `  differ: ${names.join(" = ")}`),
  ].join("\n");
}

function scope(): string {
  const sentences = scopeSentences();
  const wrong = sentences.filter(({ expected, found }) => expected !== found);
  return [
    `Scope: ${sentences.length - wrong.length} of ${sentences.length} sentences read right`,
    ...wrong.map(
      ({ text, subject, expected, found }) =>
        `  "${text}"${subject === "" ? "" : ` (${subject})`}: ${expected}, read as ${found}`,
    ),
  ].join("\n");
}

function neutral(sets: readonly JudgementSet[]): string {
  return sets
    .map((set) => {
      const sentences = counterfactuals(set, PAIRS);
      const moving = sentences.filter(({ moved, reorders }) => moved > SAME_NEUTRAL || reorders);
      return [
        `Neutral sentences: ${sentences.length - moving.length} of ${sentences.length} move none of ${PAIRS} chances by more than ${SAME_NEUTRAL} and no order of ten`,
        ...moving.map(({ text, moved }) => `  ${text} ${moved.toFixed(3)}`),
      ].join("\n");
    })
    .join("\n");
}
