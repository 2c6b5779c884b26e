import type { ReactNode } from "react";

/** Art of empty states: a 1.5 ink line and exactly one yellow shape. */
function Art({ children, viewBox = "0 0 150 120" }: { children: ReactNode; viewBox?: string }) {
  return (
    <svg className="artwork" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

/** An empty file drawer: nothing in this list. */
export function DrawerArt() {
  return (
    <Art>
      <path d="M30 46h90l14 18v42H16V64z" />
      <path d="M16 64h118" />
      <path d="M36 46v10M114 46v10" />
      <rect className="highlight-fill" x="52" y="76" width="46" height="15" rx="2" />
      <rect x="52" y="76" width="46" height="15" rx="2" />
      <path d="M66 98h18" />
      <path className="thin" d="M44 36h22M84 36h22M62 26h26" />
    </Art>
  );
}

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

/** A banker's lamp over a folder: work about to start. */
export function LampArt() {
  return (
    <Art viewBox="0 0 160 130">
      <path className="glow" d="M62 52 24 112h112L98 52z" />
      <path className="green-fill" d="M54 52c0-16 10-28 26-28s26 12 26 28z" />
      <path d="M50 52h60" />
      <path d="M80 24v-6c0-8 44-8 44 12v82M106 112c0-7 8-10 18-10s18 3 18 10" />
      <path d="M8 112h148" />
      <path d="M30 112V92h14l4 5h36v15" className="paper-fill" />
      <path className="thin" d="M38 104h36" />
      <path d="M96 54v9" />
    </Art>
  );
}
