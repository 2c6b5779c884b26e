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

export type ClusterHome = {
  /** Holds the lock, the log and the cluster. */
  folder: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  account: Account | undefined;
};

/** Where a cluster lives when PostgreSQL's user cannot reach DATA_DIR, as below a private home of root. */
const durableElsewhere = "/var/lib/caseload";

/** DATA_DIR/postgres, or a link of that name to a folder that PostgreSQL's user can reach. */
export function openClusterHome(dataDir: string, elsewhere = durableElsewhere): ClusterHome {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "postgres");
  const account =
    (existsSync(join(path, "cluster")) ? ownerAccount(join(path, "cluster")) : undefined) ??
    unprivilegedAccount();
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    if (canEnter(dataDir, account)) makeFolder(path, account);
    else linkElsewhere(path, account, elsewhere);
  }
  const folder = realpathSync(path);
  if (!canEnter(folder, account)) {
    throw new Error(
      `PostgreSQL runs as user number ${account?.uid ?? process.getuid?.()}, who cannot reach ${folder}. ` +
        "Move DATA_DIR below folders that everybody may enter, or start Caseload as the user who owns it.",
    );
  }
  return { folder, cluster: join(folder, "cluster"), account };
}

function makeFolder(path: string, account: Account | undefined): void {
  const mode = account === undefined ? 0o700 : 0o711;
  mkdirSync(path, { recursive: true, mode });
  // The mode of mkdir is cut by the umask.
  chmodSync(path, mode);
}

/** The name is random, so that a DATA_DIR wiped and made again starts empty. */
function linkElsewhere(path: string, account: Account | undefined, elsewhere: string): void {
  makeFolder(elsewhere, account);
  const folder = mkdtempSync(join(elsewhere, "postgres-"));
  makeFolder(folder, account);
  chmodSync(folder, 0o711);
  try {
    symlinkSync(folder, path);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // A process that started at the same moment has made the link.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** Makes the cluster at the first start. It appears under its name only when it is complete. */
export async function ensureCluster(home: ClusterHome, binaries: string): Promise<void> {
  const version = join(home.cluster, "PG_VERSION");
  if (existsSync(version)) {
    refuseOtherVersion(readFileSync(version, "utf8").trim(), binaries);
    if (home.account !== undefined) giveTo(home.cluster, home.account);
    return;
  }
  const draft = mkdtempSync(`${home.cluster}-`);
  if (home.account !== undefined) chownSync(draft, home.account.uid, home.account.gid);
  await runInitdb(draft, binaries, home.account);
  renameSync(draft, home.cluster);
}

function refuseOtherVersion(found: string, binaries: string): void {
  const config = readFileSync(join(dirname(binaries), "share", "postgresql", "postgres.bki"), "utf8");
  const ours = /^# PostgreSQL (\d+)/.exec(config)?.[1];
  if (ours !== undefined && found !== ours) {
    throw new Error(
      `The data folder was made by PostgreSQL ${found}, and this release brings PostgreSQL ${ours}. Dump it with the release that made it, then load the dump into a new DATA_DIR.`,
    );
  }
}

/** A folder that root restored from a backup belongs to root. */
function giveTo(path: string, account: Account): void {
  const entry = lstatSync(path);
  if (entry.uid === account.uid) return;
  lchownSync(path, account.uid, account.gid);
  if (entry.isDirectory()) readdirSync(path).forEach((name) => giveTo(join(path, name), account));
}

/** The builtin provider sorts and folds case alike on every system. */
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
    throw new Error(`The embedded PostgreSQL could not make its data folder ${cluster}:\n${output.trim()}`);
}
