import { sharePictureSize } from "@caseload/contract/site/share-images";
import type { Box } from "./box.ts";
import { loadFonts } from "./fonts.ts";

/** Imported with the first image, to keep memory and startup time of other servers low. */
const loadRenderers = async () => {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  return { satori, renderAsync };
};

/** Renders a card as PNG. Rasterizing runs on a separate thread. */
export async function drawPng(card: Box): Promise<Buffer> {
  const { satori, renderAsync } = await loadRenderers();
  // satori's type is React's element, of which it reads only the properties of Box.
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...sharePictureSize,
    fonts: await loadFonts(),
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
