import type { Config } from "./config.ts";
import type { Db } from "./db/database.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Cookies } from "./http/cookies.ts";
import type { Sessions } from "./http/session.ts";
import type { Matching } from "../modules/matching/engine/matching-thread.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";
import type { Auth } from "./http/auth.ts";

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
  printer: PdfRenderer;
}
