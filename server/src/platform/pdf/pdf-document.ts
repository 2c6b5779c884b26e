/** Messages to and from the rendering thread. All texts are formatted already. */

export interface PdfColumn {
  readonly label: string;
  /** Numbers are right-aligned. */
  readonly isNumeric: boolean;
  /** Weight of the column's share of the remaining width; 0 for columns as wide as their content. */
  readonly share: number;
}

/** A cell; null for no value. */
export type PdfCell = string | null;
export type PdfRow = readonly PdfCell[];

/** A table with its page header, without its rows. */
export interface PdfTable {
  readonly title: string;
  /** Null while the firm has no name. */
  readonly firmName: string | null;
  /** Lines below the title, such as the period and the filters. */
  readonly facts: readonly string[];
  readonly columns: readonly PdfColumn[];
  /** One per column; empty for columns without a total. */
  readonly totals: readonly string[];
  /** Shown instead of rows when there are none. */
  readonly emptyText: string;
  /** Footer of every page, beside the page number. */
  readonly footer: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Takes the bytes of a PDF in their order, as they are made. */
export type WriteBytes = (bytes: Uint8Array) => void;

/** A module that renders documents of its own kind: `render` resolves when it has written a whole PDF. */
export interface RenderingModule<Input> {
  readonly render: (input: Input, write: WriteBytes) => Promise<void>;
}

/**
 * A table comes first, then batches of rows; `end` starts rendering. A document is rendered by the module at `module`, a
 * file URL.
 */
export type RendererRequest =
  | { readonly type: "document"; readonly module: string; readonly input: unknown }
  | { readonly type: "table"; readonly table: PdfTable }
  | { readonly type: "rows"; readonly rows: readonly PdfRow[] }
  | { readonly type: "end" };

/** The bytes of a document come in pieces, then `rendered`. */
export type RendererResponse =
  | { readonly type: "bytes"; readonly bytes: Uint8Array }
  | { readonly type: "rendered" }
  | { readonly type: "failed"; readonly message: string };
