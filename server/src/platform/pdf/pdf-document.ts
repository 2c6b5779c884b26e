/** What is told to the thread that prints, and what it answers. Every text is as it is to be read. */

export interface SheetColumn {
  readonly label: string;
  /** Numbers stand to the right; the figures of the text font are of one width. */
  readonly isNumeric: boolean;
  /** Shares what the other columns leave, by this weight; 0 for columns as wide as what is in them. */
  readonly share: number;
}

/** A cell; null where there is nothing to tell. */
export type SheetCell = string | null;
export type SheetRow = readonly SheetCell[];

/** A table with its letterhead, without its rows. */
export interface Sheet {
  readonly title: string;
  /** Whose paper it is; null while the law office has no name. */
  readonly office: string | null;
  /** Which rows these are, a line each. */
  readonly facts: readonly string[];
  readonly columns: readonly SheetColumn[];
  /** Below the columns; empty texts where there is no sum. */
  readonly totals: readonly string[];
  /** Stands instead of rows where there are none. */
  readonly empty: string;
  /** At the foot of every page, before its number. */
  readonly foot: string;
  /** ISO 8601, UTC. */
  readonly printedAt: string;
}

/** Rows follow their sheet a batch at a time; `end` has it printed. */
export type ToPrinter =
  | { readonly type: "sheet"; readonly sheet: Sheet }
  | { readonly type: "rows"; readonly rows: readonly SheetRow[] }
  | { readonly type: "end" };

export type FromPrinter =
  | { readonly type: "printed"; readonly bytes: Uint8Array }
  | { readonly type: "failed"; readonly message: string };
