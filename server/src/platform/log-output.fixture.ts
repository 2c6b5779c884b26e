/** Logs, and then reports on standard error that the process goes on. */
import { loadConfig } from "./config.ts";
import { createFastify } from "./http/fastify.ts";

const { log } = createFastify(loadConfig({ LOG_LEVEL: "info" }));
for (const line of ["first", "second"]) {
  log.info(line);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
console.error("goes on");
