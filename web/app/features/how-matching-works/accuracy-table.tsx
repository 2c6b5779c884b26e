import { ACCURACY } from "@caseload/matching/model/accuracy";
import { withRange } from "~/lib/measured-share.ts";

const { engine, bm25 } = ACCURACY.measured;

/** What each measure asks, in plain words, with its usual name. */
const measures = [
  {
    asks: "Fits told from misfits, both kinds counted alike",
    name: "balanced accuracy",
    field: "balancedAccuracy",
  },
  { asks: "A fit put before a misfit", name: "AUC", field: "auc" },
  {
    asks: "The same, where both name a common specialty",
    name: "AUC, shared label",
    field: "aucSharedLabel",
  },
  { asks: "How pure the upper end of the list is", name: "average precision", field: "averagePrecision" },
  { asks: "How close the first ten come to the ideal order", name: "nDCG at 10", field: "ndcg10" },
] as const;

/** The engine beside plain word search, which is strong on such texts. */
export function AccuracyTable() {
  return (
    <div className="table-frame">
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
