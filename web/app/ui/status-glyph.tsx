import { classNames } from "./class-names.ts";

/** A status glyph of our own, on a field of 12 by 12. */
export interface StatusGlyphShape {
  /** The path that is stroked. */
  readonly stroke: string;
  readonly dashes?: string;
  /** A second path, filled. */
  readonly fill?: string;
}

/** Those of postings, which every page shows, and those that several statuses share; the priority tallies on 14 by 12. */
const strokes = {
  "p-low": "M3 2v8",
  "p-medium": "M3 2v8M6 2v8",
  "p-high": "M3 2v8M6 2v8M9 2v8",
  "p-urgent": "M2.5 2v8M5.5 2v8M8.5 2v8M11.5 2v8M.8 8.6 13.2 3.4",
  "s-draft": "m2.2 9.8.5-2.3 5.4-5.4 1.8 1.8-5.4 5.4z",
  "s-waiting": "M3.2 1.8h5.6M3.2 10.2h5.6M3.8 1.8c0 4.2 4.4 4.2 4.4 8.4M8.2 1.8c0 4.2-4.4 4.2-4.4 8.4",
  "s-open": "M6 2.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z",
  "s-paused": "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM4.8 4.4v3.2M7.2 4.4v3.2",
  "s-closed": "M6 1.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM3.2 8.8 8.8 3.2",
  check: "m2 6.4 2.8 2.8L10 3.4",
  cross: "m3 3 6 6M9 3 3 9",
} as const;

export type StatusGlyphName = keyof typeof strokes;

/** Draws one glyph in the color of its badge: one of those above, or a shape that comes with its badge. */
export function StatusGlyph({ glyph }: { glyph: StatusGlyphName | StatusGlyphShape }) {
  const shape: StatusGlyphShape = typeof glyph === "string" ? { stroke: strokes[glyph] } : glyph;
  const wide = typeof glyph === "string" && glyph.startsWith("p-");
  return (
    <svg
      className={classNames("glyph", wide && "wide")}
      viewBox={wide ? "0 0 14 12" : "0 0 12 12"}
      aria-hidden="true"
    >
      <path
        d={shape.stroke}
        fill={glyph === "s-open" ? "currentColor" : undefined}
        strokeDasharray={shape.dashes}
      />
      {shape.fill && <path d={shape.fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
