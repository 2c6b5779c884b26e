import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { canEnter, ownerAccount, unprivilegedAccount } from "./account.ts";

/** The embedded PostgreSQL cannot run for a reason that the operator can fix. */
export class ClusterError extends Error {}

export type ClusterHome = {
  /** Contains the lock, the log and the cluster. */
  folder: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  account: Account | undefined;
};

/** Parent folder of clusters when PostgreSQL's user cannot reach DATA_DIR, for example below /root. */
const defaultFallbackDir = "/var/lib/caseload";

/** Opens DATA_DIR/postgres, which may be a link to a folder that PostgreSQL's user can reach. */
export function openClusterHome(dataDir: string, fallbackDir = defaultFallbackDir): ClusterHome {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "postgres");
  const account =
    (existsSync(join(path, "cluster")) ? ownerAccount(join(path, "cluster")) : undefined) ??
    unprivilegedAccount();
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    if (canEnter(dataDir, account)) makeFolder(path, account);
    else linkFallback(path, account, fallbackDir);
  }
  const folder = realpathSync(path);
  if (!canEnter(folder, account)) {
    throw new ClusterError(
      `PostgreSQL runs as user number ${account?.uid ?? process.getuid?.()}, who cannot reach ${folder}. ` +
        "Move DATA_DIR below folders that every user may enter, or start Caseload as the user who owns it.",
    );
  }
  return { folder, cluster: join(folder, "cluster"), account };
}

function makeFolder(path: string, account: Account | undefined): void {
  const mode = account === undefined ? 0o700 : 0o711;
  mkdirSync(path, { recursive: true, mode });
  // mkdir applies the umask to its mode.
  chmodSync(path, mode);
}

/** The name is random, so that a deleted and recreated DATA_DIR starts empty. */
function linkFallback(path: string, account: Account | undefined, fallbackDir: string): void {
  makeFolder(fallbackDir, account);
  const folder = mkdtempSync(join(fallbackDir, "postgres-"));
  makeFolder(folder, account);
  chmodSync(folder, 0o711);
  try {
    symlinkSync(folder, path);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // Another process created the link in the meantime.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** Creates the cluster at the first start, and renames it into place when it is complete. */
export async function ensureCluster(home: ClusterHome, binaries: string): Promise<void> {
  const version = join(home.cluster, "PG_VERSION");
  if (existsSync(version)) {
    requireSameVersion(readFileSync(version, "utf8").trim(), binaries);
    if (home.account !== undefined) changeOwner(home.cluster, home.account);
    return;
  }
  const draft = mkdtempSync(`${home.cluster}-`);
  if (home.account !== undefined) chownSync(draft, home.account.uid, home.account.gid);
  await runInitdb(draft, binaries, home.account);
  renameSync(draft, home.cluster);
}

function requireSameVersion(found: string, binaries: string): void {
  const config = readFileSync(join(dirname(binaries), "share", "postgresql", "postgres.bki"), "utf8");
  const ours = /^# PostgreSQL (\d+)/.exec(config)?.[1];
  if (ours !== undefined && found !== ours) {
    throw new ClusterError(
      `The data folder was made by PostgreSQL ${found}, and this release brings PostgreSQL ${ours}. Dump it with the release that made it, then load the dump into a new DATA_DIR.`,
    );
  }
}

/** Changes the owner of data that root restored from a backup. */
function changeOwner(path: string, account: Account): void {
  const entry = lstatSync(path);
  if (entry.uid === account.uid) return;
  lchownSync(path, account.uid, account.gid);
  if (entry.isDirectory()) readdirSync(path).forEach((name) => changeOwner(join(path, name), account));
}

/** The builtin locale provider sorts and folds case identically on every system. */
async function runInitdb(cluster: string, binaries: string, account: Account | undefined): Promise<void> {
  const options = [
    "--username=caseload",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
  ];
  const initdb = spawn(
    join(binaries, "initdb"),
    ["-D", cluster, ...options, "--builtin-locale=C.UTF-8", "--no-instructions"],
    {
      ...account,
      cwd: "/",
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  initdb.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  initdb.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    initdb.once("error", reject).once("close", resolve),
  );
  if (code !== 0)
    throw new ClusterError(
      `The embedded PostgreSQL could not make its data folder ${cluster}:\n${output.trim()}`,
    );
}
