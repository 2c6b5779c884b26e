/** What tests of the browser's code need of Vite; vitest.config.ts extends it. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { endpointTables } from "./endpoint-tables.ts";

export default defineConfig({
  plugins: [endpointTables()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
});
