import { Art } from "./art.tsx";

/** A sealed envelope: not for this account. */
export function EnvelopeArt() {
  return (
    <Art>
      <path d="M16 26h118v82H16z" className="paper-fill" />
      <path d="m16 26 59 40 59-40" />
      <circle className="highlight-fill" cx="75" cy="58" r="8" />
      <circle cx="75" cy="58" r="8" />
      <circle cx="75" cy="90" r="6" />
      <path d="M75 66c-9 8-9 14-6 20M75 66c9 8 9 14 6 20M69 92c4 6 10 4 11-1" />
    </Art>
  );
}
