import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // Some twenty routes: naming them all at once costs less than a request per discovery.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
