import { expect, test } from "vitest";
import { count, precision, recall } from "../conflicts/report.ts";
import { judgeSentences } from "./guard-sentences.ts";

test("the posting guard reads 200 labeled sentences", () => {
  const sentences = judgeSentences(new URL("../../judgements/posting-guard/sentences.csv", import.meta.url));
  expect(sentences).toHaveLength(200);
  const tuned = count(sentences.filter(({ half }) => half === "tuned"));
  expect(recall(tuned)).toBeGreaterThanOrEqual(0.95);
  expect(precision(tuned)).toBeGreaterThanOrEqual(0.95);
});

test.each(["review-sentences.csv", "second-review.csv"])(
  "the posting guard reads %s of a reviewer who did not write its rules",
  (file) => {
    const sentences = judgeSentences(new URL(`../../judgements/posting-guard/${file}`, import.meta.url));
    const counts = count(sentences);
    expect(recall(counts)).toBeGreaterThanOrEqual(0.9);
    expect(precision(counts)).toBeGreaterThanOrEqual(0.9);
    expect(sentences.filter(({ isMisnamed }) => isMisnamed)).toEqual([]);
  },
);
