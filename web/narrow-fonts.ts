/** Takes weights that no style asks for out of the web fonts: 16 kB less before a page has both of its typefaces. */
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Weights in app/: the lightest text, and the heaviest that `bolder` may reach. */
const weights = { min: 400, max: 700 } as const;

/** The characters of Unicode's first plane, of which a font keeps those that it has. Surrogates are none. */
const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))
  .filter((character) => !/[\uD800-\uDFFF]/.test(character))
  .join("");

export const narrowFonts = (): Plugin => ({
  name: "narrow-fonts",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !/-wght-[^/]+\.woff2$/.test(file.fileName)) continue;
      file.source = await subsetFont(Buffer.from(file.source), characters, {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
      });
    }
  },
});
