/** The outer terms of very many postings, each part kept once however many postings share it. */
import type { JobTerms } from "../features/conditions.ts";
import { column, pool, push } from "./columns.ts";

export interface TermsStore {
  readonly add: (terms: JobTerms) => void;
  readonly at: (row: number) => JobTerms;
}

type Part = Pick<JobTerms, "place"> | Omit<JobTerms, "place">;

/** Place and all other terms are pooled apart: few thousand places, few thousand kinds of engagement. */
export function termsStore(): TermsStore {
  const places = pool<Pick<JobTerms, "place">>(keyOf);
  const others = pool<Omit<JobTerms, "place">>(keyOf);
  const placeAt = column(Uint32Array);
  const otherAt = column(Uint32Array);
  return {
    add: ({ place, ...other }) => {
      push(placeAt, places.numberOf({ place }) ?? 0);
      push(otherAt, others.numberOf(other) ?? 0);
    },
    at: (row) => {
      const place = places.at(placeAt.values[row] ?? 0);
      const other = others.at(otherAt.values[row] ?? 0);
      if (place === undefined || other === undefined) throw new RangeError(`No posting in row ${row}`);
      return { ...place, ...other };
    },
  };
}

function keyOf(part: Part): string {
  return JSON.stringify(part);
}
