import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { MODEL } from "../../src/model/model.ts";
import { loadJudgementSet } from "../judgement-set.ts";
import { counterfactuals, scopeSentences, stuffedPairs, synonymCouples } from "./probes.ts";
import { SAME_NEUTRAL, SAME_SYNONYM } from "./report.ts";

const development = loadJudgementSet(fileURLToPath(new URL("../../judgements", import.meta.url)));
const fresh = loadJudgementSet(fileURLToPath(new URL("../../judgements/fresh/development", import.meta.url)));

test("a posting pasted into an unfit profile makes no fit of it", () => {
  const pairs = stuffedPairs([development, fresh], 150);
  const made = pairs.filter(({ before, after }) => before < MODEL.fitFrom && after >= MODEL.fitFrom);
  expect(made.length).toBeLessThanOrEqual(STUFFED_INTO_FITS);
  expect(pairs.reduce((sum, { after }) => sum + after, 0) / pairs.length).toBeLessThan(0.15);
}, 60_000);

/** Profiles that were close to a fit before. */
const STUFFED_INTO_FITS = 2;

test("a term and its synonym score alike", () => {
  const couples = synonymCouples();
  expect(couples).toHaveLength(200);
  expect(couples.filter(({ difference }) => difference <= SAME_SYNONYM).length).toBeGreaterThanOrEqual(185);
}, 60_000);

test("scope of negation, exception and standing", () => {
  const sentences = scopeSentences();
  expect(sentences).toHaveLength(100);
  expect(sentences.filter(({ expected, found }) => expected !== found)).toEqual([]);
});

test.each([
  ["development", development],
  ["fresh", fresh],
])(
  "sentences on the person alone move no score and no order of the first ten: %s pairs",
  (_, set) => {
    const moving = counterfactuals(set, 100).filter(
      ({ moved, reorders }) => moved > SAME_NEUTRAL || reorders,
    );
    expect(moving.map(({ text }) => text)).toEqual([]);
  },
  120_000,
);
