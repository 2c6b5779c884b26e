import type { Log } from "../platform/log.ts";

/** For tests that provoke failures on purpose. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
