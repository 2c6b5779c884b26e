/** Agreement between the judges, which bounds what a model can learn from them. */
import { intervalOf } from "./bootstrap.ts";
import type { BootstrapSamples, Interval } from "./bootstrap.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { quadraticKappa } from "./metrics.ts";
import { written } from "./report.ts";

/** Weighted kappa of each two judges, over the pairs that both graded. */
export function judgesKappas(set: JudgementSet, draws: BootstrapSamples): Interval[] {
  const count = Math.max(...set.pairs.map((pair) => pair.grades.length));
  const couples = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (_each, b) => [a, a + b + 1] as const),
  ).flat();
  return couples.map(([a, b]) =>
    intervalOf(draws, (draw) => {
      const both = draw.flat().flatMap((row) => {
        const grades = set.pairs[row]?.grades ?? [];
        const [one, other] = [grades[a], grades[b]];
        return one === undefined || other === undefined ? [] : [[one, other] as const];
      });
      return quadraticKappa(
        both.map(([one]) => one),
        both.map(([, other]) => other),
      );
    }),
  );
}

/** The agreement as one sentence. */
export function judgesAgreement(set: JudgementSet, draws: BootstrapSamples): string {
  const kappas = judgesKappas(set, draws).map(written);
  if (kappas.length === 0) return "One judge or none: no agreement to compare the engine's kappa with.";
  return `The judges' weighted kappa with each other: ${kappas.join(", ")}.`;
}
