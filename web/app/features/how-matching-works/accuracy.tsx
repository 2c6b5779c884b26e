import { ACCURACY } from "@caseload/matching/model/accuracy";
import { BarChart } from "~/ui/bar-chart.tsx";
import { percent, range, withRange } from "~/lib/measured-share.ts";
import * as styles from "./how-matching-works.module.css";

const { unseen } = ACCURACY;
const { engine, bm25, smartSearch, specialties, chance } = ACCURACY.measured;

const bars = [
  { label: "The engine", to: engine.auc.value * 100, hot: true },
  { label: "Search words (BM25)", to: bm25.auc.value * 100 },
  { label: "A simple points formula", to: smartSearch.auc.value * 100 },
  { label: "Shared specialties", to: specialties.auc.value * 100 },
  { label: "Chance", to: chance.auc.value * 100 },
];

const kappas = ACCURACY.kappa.judges.toSorted((one, other) => one - other);

/** What each measure asks, in plain words, with its usual name. */
const measures = [
  {
    asks: "Balanced accuracy",
    name: "balanced accuracy",
    field: "balancedAccuracy",
  },
  { asks: "A fit ranked above a misfit", name: "AUC", field: "auc" },
  {
    asks: "The same, where both name the same specialty",
    name: "AUC, shared label",
    field: "aucSharedLabel",
  },
  { asks: "How many of the top results are fits", name: "average precision", field: "averagePrecision" },
  { asks: "How close the first ten are to the ideal order", name: "nDCG at 10", field: "ndcg10" },
] as const;

/** What "85%+" means, as measured. */
export function Accuracy() {
  return (
    <>
      <p>
        <strong>The engine's balanced accuracy is {percent(engine.balancedAccuracy.value)}.</strong> Fits and
        misfits count equally, so calling everything a misfit would score 50%. With other postings and other
        people, it would probably come in at {range(engine.balancedAccuracy)}. This is the basis for "85%+" on
        our home page.
      </p>
      <p>
        It was measured on {ACCURACY.pairs} pairs of {ACCURACY.jobs} postings and {ACCURACY.people} profiles,
        of which {ACCURACY.fits} are fits. Each pair was scored by a model that had seen neither its posting
        nor its person. The ranges hold the middle 95% of {ACCURACY.draws.toLocaleString("en-US")} repetitions
        with postings and people resampled.
      </p>
      <AccuracyTable />
      <p>
        The vocabulary was written with some of these texts in view. So {unseen.pairs} more pairs, of{" "}
        {unseen.jobs} postings and {unseen.people} profiles with {unseen.fits} fits, were set aside until the
        engine was finished. On those pairs, its balanced accuracy is{" "}
        {withRange(unseen.engine.balancedAccuracy)} and it ranks a fit above a misfit in{" "}
        {withRange(unseen.engine.auc)} of comparisons. One language model, the same one that worked on the
        engine, wrote and judged them, so they may be easier for it than real members' texts.
      </p>
      <BarChart
        title="Fits ranked above misfits"
        summary="Of all pairs of one fit and one misfit, the share that each method puts in the right order."
        columns={["Method", "In the right order"]}
        bars={bars}
        max={100}
        format={(value) => `${value.toFixed(value % 50 === 0 ? 0 : 1)}%`}
      />
      <p className={styles.matchingVersion}>
        Model {ACCURACY.modelVersion}, judgments {ACCURACY.dataHash.slice(0, 8)}.
      </p>
    </>
  );
}

/** Who said what a fit is. */
export function Judges() {
  return (
    <>
      <p>
        The postings and profiles were written for the measurement. Whether a pair fits was decided by{" "}
        <strong>three language models working as judges, not by working attorneys</strong>, each working
        alone, with one written rubric, on a scale from 0 to 3; the median counts, and 2 or 3 is a fit. Every
        figure above rests on labels of this kind.
      </p>
      <p>
        The judges agree with each other at a weighted kappa of {kappas[0]?.toFixed(2)} to{" "}
        {kappas.at(-1)?.toFixed(2)}, the engine with their consensus at {ACCURACY.kappa.engine.toFixed(2)}.
        Judges of one kind can share one blind spot. What attorneys and paralegals think of the ranking has
        not been measured yet.
      </p>
    </>
  );
}

/** The engine beside plain word search, which is strong on such texts. */
function AccuracyTable() {
  return (
    <div data-part="table" className={styles.accuracyTable}>
      <table>
        <caption className="visually-hidden">
          Measured accuracy of the engine and of word search, with 95% ranges
        </caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">The engine</th>
            <th scope="col">Search words (BM25)</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ asks, name, field }) => (
            <tr key={field}>
              <td>
                {asks} <span className="faint">({name})</span>
              </td>
              <td>
                <strong>{withRange(engine[field])}</strong>
              </td>
              <td>{withRange(bm25[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
