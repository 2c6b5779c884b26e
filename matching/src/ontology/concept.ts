/** What a concept of legal work is: the entry type of every list in this folder. */

export type ConceptKind =
  | "practice"
  | "subfield"
  | "task"
  | "tool"
  | "document"
  | "form"
  | "statute"
  | "court"
  | "credential"
  | "language"
  | "skill";

/** An alias that has other meanings and counts only where the text around it supports this one. */
export interface AmbiguousAlias {
  readonly alias: string;
  /** Concept ids (the concept or one of its descendants or members), or plain words, one of which must stand in the same text. */
  readonly needs: readonly string[];
}

export interface Concept {
  readonly id: string;
  readonly name: string;
  readonly kind: ConceptKind;
  /** Other words for it; the matcher adds case, hyphen, possessive and plural forms by itself. */
  readonly aliases: readonly string[];
  /** The one broader concept. */
  readonly parent?: string;
  /** Concepts close enough that experience of one says something about the other. */
  readonly related?: readonly string[];
  /** Ids of the practice areas that the concept belongs to. */
  readonly practice?: readonly string[];
  readonly ambiguous?: readonly AmbiguousAlias[];
}
