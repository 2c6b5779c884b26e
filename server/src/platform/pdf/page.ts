/** The sheet that reports are printed on: US Letter, lying. Lengths are points, 72 to an inch. */

export const page = {
  width: 792,
  height: 612,
  left: 40,
  right: 752,
  bottom: 562,
  footBaseline: 586,
} as const;

/** Where the rows of the first page and of the following ones may begin. */
export const followingTop = 44;

/** The light theme's tokens, in sRGB. */
export const color = {
  ink: "#101f19",
  ink2: "#3b4a44",
  ink3: "#58645e",
  primary: "#0a5438",
  line: "#d9e0db",
} as const;

export const cellText = { style: "regular", size: 8.5, color: color.ink } as const;
export const headText = { style: "strong", size: 8, color: color.ink2 } as const;
export const totalText = { style: "strong", size: 8.5, color: color.ink } as const;

/** Heights of a line of text, and of the room above and below the lines of a row. */
export const leading = 11;
export const rowPadding = 4;
/** Between two columns. */
export const gutter = 12;
