/**
 * One made-up posting and one made-up profile per field of work, written from knowledge of practice and from none of
 * the judged texts: they check that the engine knows a field before anybody has graded pairs of it.
 */
import { readFileSync } from "node:fs";

export interface FieldText {
  readonly field: string;
  readonly title: string;
  readonly posting: string;
  readonly profile: string;
}

export interface FieldTexts {
  /** 60 fields; the ontology was completed with them in view */
  readonly withVocabulary: readonly FieldText[];
  /** 24 neighboring fields, written when the vocabulary was finished; it never learned from them */
  readonly unseen: readonly FieldText[];
}

export function fieldTexts(): FieldTexts {
  const text = readFileSync(new URL("field-texts.json", import.meta.url), "utf8");
  const stored: FieldTexts = JSON.parse(text);
  return stored;
}
