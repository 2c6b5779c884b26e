import { Art } from "./art.tsx";

/** A page under a magnifier: nothing found. */
export function MagnifierArt() {
  return (
    <Art>
      <path d="M36 10h58l14 14v86H36z" className="paper-fill" />
      <path d="M94 10v14h14" />
      <path className="thin" d="M46 34h34M46 46h50M46 58h22M46 70h18M46 82h22" />
      <rect className="highlight-fill" x="80" y="66" width="28" height="9" rx="2" />
      <circle cx="92" cy="70" r="22" />
      <path d="m108 86 22 22" />
    </Art>
  );
}
