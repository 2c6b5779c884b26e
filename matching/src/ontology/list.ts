/** Compact rows for the word lists of this folder. */
import type { AmbiguousAlias, Concept, ConceptKind } from "./concept.ts";

export interface RowDetail {
  readonly kind?: ConceptKind;
  readonly parent?: string;
  readonly related?: readonly string[];
  readonly practice?: readonly string[];
  readonly ambiguous?: readonly AmbiguousAlias[];
}

/** Id, name, other words divided by "|", and what differs from the rest of the list. */
export type Row = readonly [id: string, name: string, aliases?: string, detail?: RowDetail];

interface Shared {
  readonly kind: ConceptKind;
  readonly parent?: string;
  readonly practice?: readonly string[];
}

/** Concepts that share a kind and, unless a row says otherwise, a parent and practice areas. */
export function list(shared: Shared, rows: readonly Row[]): readonly Concept[] {
  return rows.map(([id, name, aliases, detail]) => ({
    ...shared,
    ...detail,
    id,
    name,
    aliases: aliases ? aliases.split("|") : [],
  }));
}

/** An alias that counts only beside one of these concepts or words (divided by blanks). */
export function beside(alias: string, needs: string): AmbiguousAlias {
  return { alias, needs: needs.split(" ") };
}
