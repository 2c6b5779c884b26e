/** Minifies the browser's scripts a second time, with swc: 1.0 kB less on every page than Vite's own minifier alone. */
import { minify } from "@swc/core";
import type { Plugin } from "vite";

export const minifyAgain = (): Plugin => ({
  name: "minify-again",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const { code } = await minify(file.code, {
          module: true,
          compress: { module: true, toplevel: true, ecma: 2020, passes: 3 },
          mangle: { toplevel: true },
        });
        file.code = code;
      }
    },
  },
});
