import type { Config } from "./config.ts";
import type { Db } from "./db/handle.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Cookies } from "./http/cookies.ts";
import type { Sessions } from "./http/session.ts";
import type { Matching } from "./matching/matching-thread.ts";
import type { Printer } from "./paper/printer.ts";
import type { Auth } from "./modules/accounts/auth.ts";

/** What the modules are given. Time comes from `clock`, so that tests can set it. */
export interface Deps {
  db: Db;
  clock: () => Date;
  auth: Auth;
  sessions: Sessions;
  config: Config;
  cookies: Cookies;
  files: FileStorage;
  /** Signs sessions, links of letters and fingerprints. */
  secret: string;
  /** The engine and its index, in a thread of their own. */
  matching: Matching;
  /** PDFs, in a thread of their own. */
  printer: Printer;
}
