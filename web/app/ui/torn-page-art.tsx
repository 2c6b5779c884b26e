import { Art } from "./art.tsx";

/** A torn page: not here any more. */
export function TornPageArt() {
  return (
    <Art>
      <path d="M34 10h76v78l-9 8-10-9-10 11-11-10-9 9-10-10-9 8-8-8z" className="paper-fill" />
      <path className="red-stroke" d="M48 10v82M51 10v78" />
      <path className="thin" d="M40 24h2M40 36h2M40 48h2M40 60h2M58 24h40M58 36h30M58 60h38" />
      <rect className="highlight-fill" x="56" y="42" width="40" height="10" rx="2" />
      <path className="thin" d="M44 112h60" />
    </Art>
  );
}
