/** Page geometry and styles of agreements: US Letter. Lengths are points, 72 per inch. */
import type { TextStyle } from "../../../../platform/pdf/typesetting.ts";

export const page = {
  width: 612,
  height: 792,
  /** The double rule of pleading paper. */
  marginRule: 66,
  /** Section numbers, then the text. */
  left: 92,
  textLeft: 120,
  right: 548,
  headerBaseline: 40,
  top: 64,
  bottom: 724,
  footerBaseline: 756,
} as const;

/** Tokens of the light theme, in sRGB. */
export const color = {
  ink: "#101f19",
  ink2: "#3b4a44",
  ink3: "#58645e",
  pen: "#22499e",
  redline: "#a21a1b",
  marginRule: "#f2a89e",
  line: "#d9e0db",
  watermark: "#f1e6e3",
} as const;

export interface BlockStyle extends TextStyle {
  readonly leading: number;
}

export const text = {
  body: { style: "regular", size: 10, color: color.ink, leading: 14.5 },
  secondary: { style: "regular", size: 9, color: color.ink2, leading: 12.5 },
  strong: { style: "strong", size: 9.5, color: color.ink, leading: 13 },
  label: { style: "regular", size: 8.5, color: color.ink3, leading: 12 },
  hash: { style: "regular", size: 7.5, color: color.ink2, leading: 10.5 },
  caption: { style: "display", size: 12.5, color: color.ink, leading: 18 },
  part: { style: "display", size: 21, color: color.ink, leading: 28 },
  heading: { style: "display", size: 12.5, color: color.ink, leading: 18 },
  subject: { style: "display", size: 15, color: color.ink, leading: 20 },
  ink: { style: "signature", size: 24, color: color.pen, leading: 29 },
  footer: { style: "regular", size: 8, color: color.ink3, leading: 10 },
  draft: { style: "strong", size: 9, color: color.redline, leading: 12 },
  wordmark: { style: "display", size: 13, color: color.ink, leading: 16 },
} as const satisfies Record<string, BlockStyle>;
