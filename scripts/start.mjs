// npm start: installs and builds what is missing, then runs the server. Needs nothing but Node 20 and npm.

import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { become } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary } from "./repository.mjs";
import { serverArguments, serverEnvironment } from "./server-arguments.mjs";
import { ensureBuilt } from "./site-build.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const env = installedEnvironment({
    ...serverEnvironment,
    NODE_ENV: process.env.NODE_ENV ?? "production",
  });
  await become(requireNodeBinary(), serverArguments, env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
