/** A rectangle with a style, and what is in it: what satori lays out. */
export interface Box {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: readonly (Box | string)[];
    readonly [attribute: string]: unknown;
  };
}

type Style = Readonly<Record<string, string | number>>;

/** Lays its children out in a row unless told otherwise. */
export const box = (style: Style, ...children: readonly (Box | string)[]): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** At most `lines` lines of text, the last one with an ellipsis. */
export const clamped = (lines: number, style: Style, text: string): Box => ({
  type: "div",
  props: {
    style: { display: "block", lineClamp: lines, wordBreak: "break-word", ...style },
    children: [text],
  },
});
