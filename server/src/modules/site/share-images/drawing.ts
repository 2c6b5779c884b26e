import { sharePictureSize } from "@caseload/contract/site/share-images";
import type { Box } from "./box.ts";
import { typeface } from "./typeface.ts";

/** Loaded with the first picture: a server that nobody shares from does without. */
const tools = async () => {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  return { satori, renderAsync };
};

/** Draws a card as a PNG; the pixels are made on a thread of their own. */
export async function drawPng(card: Box): Promise<Buffer> {
  const { satori, renderAsync } = await tools();
  // satori asks for React's element type and reads no more of it than a box has.
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...sharePictureSize,
    fonts: await typeface(),
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
