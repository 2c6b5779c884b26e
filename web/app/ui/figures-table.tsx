import { Link } from "react-router";
import * as styles from "./figures-table.module.css";

export interface FiguresRow {
  readonly label: string;
  /** Written, one for each column. */
  readonly figures: readonly string[];
  /** Address of the records behind the row. */
  readonly to?: string | undefined;
}

interface FiguresTableProps {
  caption: string;
  /** The first heads the labels. */
  columns: readonly [label: string, ...figures: string[]];
  rows: readonly FiguresRow[];
}

/** The figures of a chart as a table, opened on demand. */
export function FiguresTable({ caption, columns: [heading, ...headings], rows }: FiguresTableProps) {
  return (
    <details className={styles.figuresTable}>
      <summary>Show as a table</summary>
      <table className="data-table compact">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {headings.map((text) => (
              <th scope="col" className="numeric" key={text}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures, to }) => (
            <tr key={label}>
              <td>
                {to === undefined ? (
                  label
                ) : (
                  <Link className="link" to={to}>
                    {label}
                  </Link>
                )}
              </td>
              {figures.map((figure, at) => (
                <td className="numeric" key={headings[at]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
