import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./figure-table.module.css";

interface FigureTableProps {
  caption: string;
  /** The first column labels the row; the others hold figures unless `words` is set. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** The last row, under a double rule. */
  total?: readonly [string, ...ReactNode[]];
  /** Columns of text instead of figures. */
  words?: boolean;
}

/** A ruled table with its caption above. */
export function FigureTable({ caption, columns, rows, total, words = false }: FigureTableProps) {
  const look = words ? undefined : "numeric";
  const cells = ([, ...figures]: readonly [string, ...ReactNode[]]) =>
    figures.map((figure, at) => (
      <td key={columns[at + 1]} className={look}>
        {figure}
      </td>
    ));
  return (
    <table className={classNames("data-table", styles.figureTable, words && styles.words)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={at > 0 ? look : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            <th scope="row">{row[0]}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            {cells(total)}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
