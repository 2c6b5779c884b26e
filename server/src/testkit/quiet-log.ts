import type { Log } from "../log.ts";

/** For tests that provoke failures on purpose. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
