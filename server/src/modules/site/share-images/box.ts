/** An element that satori lays out. */
export interface Box {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: readonly (Box | string)[];
    readonly [attribute: string]: unknown;
  };
}

type Style = Readonly<Record<string, string | number>>;

/** A flex container, a row by default. */
export const box = (style: Style, ...children: readonly (Box | string)[]): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** Text of at most `lines` lines, truncated with an ellipsis. */
export const clamped = (lines: number, style: Style, text: string): Box => ({
  type: "div",
  props: {
    style: { display: "block", lineClamp: lines, wordBreak: "break-word", ...style },
    children: [text],
  },
});
