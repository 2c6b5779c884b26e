import { mkdirSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { product } from "@caseload/contract/product";
import { ConfigError, loadConfig } from "./platform/config.ts";
import { StartError, startSite } from "./server.ts";

/** Milliseconds after which a stop is forced. */
const stopTimeoutMs = 9_500;

try {
  const config = loadConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const site = await startSite(config, process.env.NODE_ENV === "development" ? "development" : "production");
  console.log(`${product.name} is ready at ${config.baseUrl}`);
  for (const line of site.greeting) console.log(line);
  // Speeds up the next start, even after a kill.
  flushCompileCache();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await site.stop();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
} catch (error) {
  // Invalid settings and a port in use are the operator's to fix, so the stack is omitted.
  const known = error instanceof ConfigError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
}
