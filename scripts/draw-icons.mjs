// Draws the icons that must be pixels from web/public/favicon.svg: node scripts/draw-icons.mjs, after a change to it.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./repository.mjs";

const { Resvg } = createRequire(path.join(root, "server", "package.json"))("@resvg/resvg-js");
const folder = path.join(root, "web", "public");
const drawing = readFileSync(path.join(folder, "favicon.svg"), "utf8");
const paths = drawing.match(/<path\b[^>]*\/>/g).join("");
/** The mark is drawn in a square of this many units. */
const UNITS = 28;
const INK = "#0a5339";
const GROUND = "#f1f6f2";

/** @param share of the square that the mark fills; `ground` is the color behind it. */
function draw(size, { share, ground = "none" }) {
  const inset = (UNITS / share - UNITS) / 2;
  const side = UNITS + 2 * inset;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${side} ${side}" fill="none"><rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" fill="${ground}"/><g stroke="${INK}">${paths}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An .ico with one PNG in it. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const icons = {
  "icon-192.png": draw(192, { share: 0.92 }),
  "icon-512.png": draw(512, { share: 0.92 }),
  // Phones cut a circle out of it: the mark keeps to the middle.
  "icon-maskable-512.png": draw(512, { share: 0.56, ground: GROUND }),
  "apple-touch-icon.png": draw(180, { share: 0.66, ground: GROUND }),
  "favicon.ico": ico(draw(32, { share: 1 }), 32),
};
for (const [name, content] of Object.entries(icons)) writeFileSync(path.join(folder, name), content);
