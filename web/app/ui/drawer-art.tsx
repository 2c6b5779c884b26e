import { Art } from "./art.tsx";

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
