import { mkdirSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { product } from "@caseload/contract/product";
import { ConfigError, loadConfig } from "./platform/config.ts";
import { StartError, startSite } from "./server.ts";

/** Milliseconds after which a stop is forced. */
const patienceMs = 9_500;

try {
  const config = loadConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const site = await startSite(config, process.env.NODE_ENV === "development" ? "development" : "production");
  console.log(`${product.name} is ready at ${config.baseUrl}`);
  for (const line of site.greeting) console.log(line);
  // For the next start, however this one ends.
  flushCompileCache();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await site.stop();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
} catch (error) {
  // A wrong setting or a busy port is the operator's to mend: words, no stack.
  const known = error instanceof ConfigError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
}
