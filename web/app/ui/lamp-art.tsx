import { Art } from "./art.tsx";

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
