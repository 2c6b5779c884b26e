/** Page geometry and styles of reports: US Letter in landscape. Lengths are points, 72 per inch. */

export const page = {
  width: 792,
  height: 612,
  left: 40,
  right: 752,
  bottom: 562,
  footerBaseline: 586,
} as const;

/** Top of the table on pages after the first. */
export const continuationTop = 44;

/** Tokens of the light theme, in sRGB. */
export const color = {
  ink: "#101f19",
  ink2: "#3b4a44",
  ink3: "#58645e",
  primary: "#0a5438",
  line: "#d9e0db",
} as const;

export const cellText = { style: "regular", size: 8.5, color: color.ink } as const;
export const headerText = { style: "strong", size: 8, color: color.ink2 } as const;
export const totalText = { style: "strong", size: 8.5, color: color.ink } as const;

/** Line height, and the padding above and below the lines of a row. */
export const leading = 11;
export const rowPadding = 4;
/** Space between two columns. */
export const gutter = 12;
