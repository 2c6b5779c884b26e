import { classNames } from "./class-names.ts";

/** Our own status glyphs, on a 12 by 12 field; the priority tallies on 14 by 12. */
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
  "a-pending": "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z",
  "a-review": "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z",
  "a-withdrawn": "M4.8 2.2 2 5l2.8 2.8M2 5h5.2a2.4 2.4 0 0 1 0 4.8H5",
  "c-terms": "M3 1.6h4.2L9.6 4v6.4H3zM5 6h2.6M5 8.2h1.4",
  "c-agreed": "M1.8 10.6h8.4M3.4 8.2l.4-2 4.4-4.4 1.6 1.6-4.4 4.4z",
  "c-progress": "M6 1.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM6 3.6V6l1.6 1.2",
} as const;

export type StatusGlyphName = keyof typeof strokes;

/** Draws one glyph in the colour of its badge. */
export function StatusGlyph({ name }: { name: StatusGlyphName }) {
  const wide = name.startsWith("p-");
  return (
    <svg
      className={classNames("glyph", wide && "wide")}
      viewBox={wide ? "0 0 14 12" : "0 0 12 12"}
      aria-hidden="true"
    >
      <path
        d={strokes[name]}
        fill={name === "s-open" ? "currentColor" : undefined}
        strokeDasharray={name === "a-pending" ? "2.2 2.4" : undefined}
      />
      {name === "a-review" && <path d="M6 1.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
