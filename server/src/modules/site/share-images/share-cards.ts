/** The images of share previews, drawn as pleading paper. */
import { product } from "@caseload/contract/product";
import { sharePictureSize } from "@caseload/contract/site/share-images";
import { box, clamped, type Box } from "./box.ts";
import { displayFont, drawableText, textFont } from "./fonts.ts";

/** The light theme's tokens, in sRGB. */
const color = {
  canvas: "#f1f6f2",
  surface: "#ffffff",
  line: "#d9e0db",
  ink: "#101f19",
  ink2: "#3b4a44",
  ink3: "#58645e",
  primary: "#0a5438",
  mark: "#f9ec78",
  plead: "#da8d88",
} as const;

const display = { fontFamily: displayFont, fontWeight: 600, color: color.ink } as const;
const margin = 56;

export interface JobCard {
  docketNumber: string;
  title: string;
  firmName: string;
  pay: string;
  terms: readonly string[];
  /** "This position is closed"; null for open jobs. */
  standing: string | null;
}

const logo: Box = {
  type: "svg",
  props: {
    width: 46,
    height: 46,
    viewBox: "0 0 28 28",
    fill: "none",
    stroke: color.primary,
    children: [
      { type: "path", props: { d: "M22.6 7.2A11 11 0 1 0 22.6 20.8", "stroke-width": 3.6 } },
      { type: "path", props: { d: "M18.9 10.2A6.3 6.3 0 1 0 18.9 17.8", "stroke-width": 1.5 } },
    ],
  },
};

const brand = box(
  { alignItems: "center", ...display, fontSize: 38 },
  logo,
  box({ marginLeft: 14 }, product.name),
);

/** The double line at the left of pleading paper. */
const marginLines = box({
  width: 7,
  borderLeft: `2px solid ${color.plead}`,
  borderRight: `2px solid ${color.plead}`,
});

/** A thick and a thin line. */
const divider = box(
  { flexDirection: "column" },
  box({ height: 5, backgroundColor: color.ink }),
  box({ height: 1, marginTop: 4, backgroundColor: color.ink }),
);

const card = (...content: readonly Box[]): Box =>
  box(
    {
      ...sharePictureSize,
      padding: margin,
      backgroundColor: color.canvas,
      fontFamily: textFont,
      fontWeight: 500,
      color: color.ink2,
    },
    box(
      { flexGrow: 1, paddingLeft: 44, backgroundColor: color.surface, border: `1px solid ${color.line}` },
      marginLines,
      box({ flexDirection: "column", flexGrow: 1, width: 980, padding: "34px 48px 32px 44px" }, ...content),
    ),
  );

/** Font size at which a title of 160 characters fits in four lines. */
function titleSize(title: string): number {
  if (title.length <= 48) return 66;
  if (title.length <= 84) return 54;
  return title.length <= 120 ? 46 : 39;
}

const payBox = (pay: string): Box =>
  box(
    { padding: "4px 14px", backgroundColor: color.mark, color: color.ink, fontWeight: 700, marginRight: 24 },
    pay,
  );

export function jobCard({ docketNumber, title, firmName, pay, terms, standing }: JobCard): Box {
  const shownTitle = drawableText(title) ?? "Case assignment for a paralegal";
  const firm = drawableText(firmName);
  const shownPay = drawableText(pay);
  const rest = terms.map(drawableText).filter((term) => term !== null);
  return card(
    box(
      { justifyContent: "space-between", alignItems: "center" },
      brand,
      box(
        { fontSize: 30, fontWeight: 700, color: standing ? color.ink : color.ink3 },
        standing ?? docketNumber,
      ),
    ),
    box({ flexDirection: "column", marginTop: 26 }, divider),
    box(
      { flexDirection: "column", flexGrow: 1, justifyContent: "center" },
      clamped(4, { ...display, fontSize: titleSize(shownTitle), lineHeight: 1.18, width: 930 }, shownTitle),
      ...(firm === null
        ? []
        : [clamped(1, { marginTop: 18, fontSize: 32, color: color.ink2, width: 870 }, firm)]),
    ),
    box(
      { alignItems: "center", fontSize: 30 },
      ...(shownPay === null ? [] : [payBox(truncatePay(shownPay))]),
      clamped(1, { width: 560 }, rest.join("  ·  ")),
    ),
  );
}

/** Characters of the pay that fit beside the other terms. */
const maxPayLength = 22;
const truncatePay = (text: string): string =>
  text.length > maxPayLength ? `${text.slice(0, maxPayLength - 1).trimEnd()}…` : text;

export const generalCard: Box = card(
  brand,
  box({ flexDirection: "column", marginTop: 26 }, divider),
  box(
    { flexDirection: "column", flexGrow: 1, justifyContent: "center" },
    clamped(3, { ...display, fontSize: 68, lineHeight: 1.15, width: 870 }, product.headline),
  ),
  clamped(2, { fontSize: 30, lineHeight: 1.35, width: 870 }, product.tagline),
);
