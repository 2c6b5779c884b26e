import { flushCompileCache } from "node:module";
import { product } from "@caseload/contract/product";
import { ConfigError, loadConfig } from "./platform/config.ts";
import { openDataFolder, openSocketFolder } from "./platform/data-folder.ts";
import { maxServingMs } from "./platform/http/drain.ts";
import { StartError, startSite } from "./server.ts";

/** Milliseconds, after the last instant until which requests are served, after which a stop is forced. */
const stopTimeoutMs = 9_500;

try {
  const config = loadConfig(process.env);
  openDataFolder(config.dataDir);
  if (config.matchingSocketDir !== undefined) openSocketFolder(config.matchingSocketDir);
  const site = await startSite(config, process.env.NODE_ENV === "development" ? "development" : "production");
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), maxServingMs(config.shutdownDelayMs) + stopTimeoutMs).unref();
    await site.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
  // The launcher of npm start has ended, even by kill -9.
  process.on("disconnect", () => void stop());
  process.channel?.unref();

  // After the handlers: a script that reads this may stop the server at once.
  console.log(`${product.name} is ready at ${config.baseUrl}`);
  for (const line of site.greeting) console.log(line);
  // Speeds up the next start, even after a kill.
  flushCompileCache();
} catch (error) {
  // Invalid settings and a port in use are the operator's to fix, so the stack is omitted.
  const known = error instanceof ConfigError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
}
