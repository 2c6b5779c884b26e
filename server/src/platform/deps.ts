import type { Config } from "./config.ts";
import type { Db } from "./db/database.ts";
import type { Hooks } from "./hooks.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Cookies } from "./http/cookies.ts";
import type { Sessions } from "./http/session.ts";
import type { NameSeal } from "./name-seal.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";
import type { Auth } from "./http/auth.ts";

/** Dependencies of the modules. Time comes from `clock`, so that tests can set it. */
export interface Deps {
  db: Db;
  clock: () => Date;
  auth: Auth;
  sessions: Sessions;
  config: Config;
  cookies: Cookies;
  files: FileStorage;
  /** Functions of modules that depend on the caller's module. */
  hooks: Hooks;
  /** Signs sessions, links in emails and fingerprints. */
  secret: string;
  /** Encrypts the names of conflict checks. */
  nameSeal: NameSeal;
  /** Renders PDFs in a worker thread. */
  pdfRenderer: PdfRenderer;
}
