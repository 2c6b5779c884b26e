import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadAuthSecret } from "./auth-secret.ts";
import { ConfigError, loadConfig } from "./config.ts";
import { openDataFolder, openSocketFolder } from "./data-folder.ts";

const secret = "0123456789abcdef0123456789abcdef";
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "caseload-config-"));
  folders.push(folder);
  return folder;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("an empty environment gives the embedded defaults", () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    baseUrl: "http://localhost:3000",
    trustedProxy: [],
    demo: true,
    logLevel: "info",
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test("the base URL follows the port, and loses a trailing slash when given", () => {
  expect(loadConfig({ PORT: "8080" }).baseUrl).toBe("http://localhost:8080");
  expect(loadConfig({ BASE_URL: "https://caseload.example/" }).baseUrl).toBe("https://caseload.example");
});

test("DATABASE_URL turns the demo off, unless DEMO is on", () => {
  const input = { DATABASE_URL: "postgresql://u:p@db/caseload", AUTH_SECRET: secret };
  expect(loadConfig(input).demo).toBe(false);
  expect(loadConfig({ ...input, DEMO: "on" }).demo).toBe(true);
  expect(loadConfig({ DEMO: "off" }).demo).toBe(false);
});

test("a stopping server waits for proxies when the database is given, unless SHUTDOWN_DELAY says otherwise", () => {
  const input = { DATABASE_URL: "postgresql://u:p@db/caseload", AUTH_SECRET: secret };
  expect(loadConfig({}).shutdownDelayMs).toBe(0);
  expect(loadConfig(input).shutdownDelayMs).toBe(5_000);
  expect(loadConfig({ ...input, SHUTDOWN_DELAY: "20" }).shutdownDelayMs).toBe(20_000);
  expect(problemsOf({ SHUTDOWN_DELAY: "301" })).toEqual([
    'SHUTDOWN_DELAY is "301"; expected whole seconds from 0 to 300.',
  ]);
});

test("a socket folder is a legal database address", () => {
  const url = "postgresql:///caseload?host=/var/run/postgresql";
  expect(loadConfig({ DATABASE_URL: url, AUTH_SECRET: secret }).databaseUrl).toBe(url);
});

test("trusted proxies are addresses and ranges separated by commas", () => {
  expect(loadConfig({ TRUSTED_PROXY: "10.0.0.0/8, ::1 ,192.168.1.7" }).trustedProxy).toEqual([
    "10.0.0.0/8",
    "::1",
    "192.168.1.7",
  ]);
});

test("a variable set to nothing counts as unset", () => {
  expect(loadConfig({ PORT: "", DATABASE_URL: " ", TRUSTED_PROXY: "" })).toMatchObject({
    port: 3000,
    trustedProxy: [],
  });
});

test.each([
  ["PORT", "0", "1 to 65535"],
  ["PORT", "65536", "1 to 65535"],
  ["PORT", "80.5", "1 to 65535"],
  ["HOST", "http://here", "an address or host name"],
  ["BASE_URL", "caseload.example", "origin"],
  ["BASE_URL", "https://caseload.example/app", "without a path"],
  ["TRUSTED_PROXY", "10.0.0.0/33", "CIDR"],
  ["TRUSTED_PROXY", "proxy.local", "CIDR"],
  ["DEMO", "yes", "on or off"],
  ["LOG_LEVEL", "loud", "one of fatal"],
])("%s=%s is refused with its name, its value and what is expected", (name, value, hint) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  expect(problems[0]).toContain(value);
  expect(problems[0]).toContain(hint);
});

test("all wrong variables are listed together, each once", () => {
  const problems = problemsOf({ PORT: "abc", DEMO: "maybe", TRUSTED_PROXY: "a,b,c" });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "TRUSTED_PROXY", "DEMO"]);
});

test("AUTH_SECRET is required beside DATABASE_URL, even when other variables are wrong too", () => {
  expect(problemsOf({ DATABASE_URL: "postgres://db/caseload" })[0]).toContain("AUTH_SECRET is not set");
  expect(problemsOf({ DATABASE_URL: "postgres://db/caseload", PORT: "x" })).toHaveLength(2);
});

test("an AUTH_SECRET that is too short is refused without being shown", () => {
  const problems = problemsOf({ DATABASE_URL: "postgres://db/caseload", AUTH_SECRET: "hunter2-hunter2" });
  expect(problems).toEqual(["AUTH_SECRET has 15 characters; expected at least 32 random characters."]);
});

test("pool sizes have defaults and limits", () => {
  expect(loadConfig({})).toMatchObject({ databasePoolSize: 10, databaseTaskPoolSize: 3 });
  const given = { DATABASE_POOL_SIZE: "40", DATABASE_TASK_POOL_SIZE: "8" };
  expect(loadConfig(given)).toMatchObject({ databasePoolSize: 40, databaseTaskPoolSize: 8 });
  const wrong = { DATABASE_POOL_SIZE: "1", DATABASE_TASK_POOL_SIZE: "many" };
  expect(problemsOf(wrong)).toEqual([
    'DATABASE_POOL_SIZE is "1"; expected a whole number from 2 to 500.',
    'DATABASE_TASK_POOL_SIZE is "many"; expected a whole number from 1 to 500.',
  ]);
});

test.each([
  ["sslmode=banana", 'DATABASE_URL has the sslmode "banana"; expected one of disable, prefer, require'],
  ["sslmode=allow", 'DATABASE_URL has the sslmode "allow"; expected one of disable, prefer, require'],
  ["sslmode=verify-full&sslrootcert=/nowhere/ca.pem", 'DATABASE_URL has the sslrootcert "/nowhere/ca.pem"'],
  ["sslkey=/nowhere/key.pem", 'DATABASE_URL has the sslkey "/nowhere/key.pem"'],
  ["sslmode=verify-ca&uselibpqcompat=true", "expected sslrootcert"],
])("DATABASE_URL with %s is refused", (parameters, problem) => {
  const url = `postgresql://u:hunter2@db/caseload?${parameters}`;
  const problems = problemsOf({ DATABASE_URL: url, AUTH_SECRET: secret });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toContain("hunter2");
});

test("DATABASE_DIRECT_URL needs DATABASE_URL, and is checked like it", () => {
  const direct = "postgresql://u:hunter2@db/caseload";
  expect(problemsOf({ DATABASE_DIRECT_URL: direct })).toEqual([
    expect.stringContaining("DATABASE_URL is not set"),
  ]);
  const pooled = { DATABASE_URL: "postgresql://u:p@pooler:6432/caseload", AUTH_SECRET: secret };
  expect(loadConfig({ ...pooled, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
  for (const wrong of ["mysql://u:hunter2@db", `${direct}?sslmode=banana`]) {
    const problems = problemsOf({ ...pooled, DATABASE_DIRECT_URL: wrong });
    expect(problems).toEqual([expect.stringMatching(/^DATABASE_DIRECT_URL /)]);
    expect(problems[0]).not.toContain("hunter2");
  }
});

test("DATABASE_URL with a known sslmode is accepted", () => {
  const url = "postgresql://u:p@db/caseload?sslmode=verify-full";
  expect(loadConfig({ DATABASE_URL: url, AUTH_SECRET: secret }).databaseUrl).toBe(url);
});

test("a data folder that cannot be used is named", () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");
  for (const path of [file, join(file, "below"), "/proc/caseload", "/dev/null/data"]) {
    const problem = `DATA_DIR is "${path}", which cannot be used`;
    expect(() => openDataFolder(path)).toThrow(ConfigError);
    expect(() => openDataFolder(path)).toThrow(problem);
  }
});

test("no secret is ever repeated in an error", () => {
  const problems = problemsOf({
    DATABASE_URL: "mysql://root:hunter2@db/caseload",
    SMTP_URL: "http://mailer:hunter2@mail",
    AUTH_SECRET: "hunter2",
  });
  expect(problems).toHaveLength(3);
  expect(problems.join("\n")).not.toContain("hunter2");
  expect(problems.join("\n")).toContain("AUTH_SECRET has 7 characters");
});

test("a secret is generated once, stored, and readable by its owner only", () => {
  const dataDir = join(emptyFolder(), "data");
  const made = loadAuthSecret({ dataDir });
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(loadAuthSecret({ dataDir })).toBe(made);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, "auth-secret"), "utf8").trim()).toBe(made);
});

test("AUTH_SECRET takes precedence over the stored secret, and a damaged file is rejected", () => {
  const dataDir = emptyFolder();
  writeFileSync(join(dataDir, "auth-secret"), "short");
  expect(loadAuthSecret({ dataDir, authSecret: secret })).toBe(secret);
  expect(() => loadAuthSecret({ dataDir })).toThrow(ConfigError);
  expect(() => loadAuthSecret({ dataDir })).toThrow(
    `AUTH_SECRET is not set, and ${join(dataDir, "auth-secret")}`,
  );
});

const key = { FILES_S3_ACCESS_KEY_ID: "an-id", FILES_S3_SECRET_ACCESS_KEY: "a-secret" };

test("files lie in the data folder, or in a bucket with its key", () => {
  expect(loadConfig({}).s3).toBeUndefined();
  expect(loadConfig({ FILES_S3_BUCKET: "caseload-files", ...key }).s3).toEqual({
    bucket: "caseload-files",
    region: "us-east-1",
    accessKeyId: "an-id",
    secretAccessKey: "a-secret",
  });
  const own = { FILES_S3_ENDPOINT: "https://s3.example.com/", FILES_S3_REGION: "eu-central-1" };
  expect(loadConfig({ FILES_S3_BUCKET: "caseload-files", ...key, ...own }).s3).toMatchObject({
    endpoint: "https://s3.example.com",
    region: "eu-central-1",
  });
});

test("a bucket without its key, a key without a bucket and a wrong address are named", () => {
  expect(problemsOf({ FILES_S3_BUCKET: "caseload-files" })).toEqual([
    "FILES_S3_ACCESS_KEY_ID is not set; expected the id of an access key, because FILES_S3_BUCKET is set.",
    "FILES_S3_SECRET_ACCESS_KEY is not set; expected the secret of the access key, because FILES_S3_BUCKET is set.",
  ]);
  expect(problemsOf({ FILES_S3_REGION: "us-east-1" })).toEqual([
    "FILES_S3_BUCKET is not set; expected a bucket's name, such as caseload-files, because FILES_S3_REGION is set.",
  ]);
  expect(problemsOf({ FILES_S3_BUCKET: "Bad Bucket", FILES_S3_ENDPOINT: "s3.example.com", ...key })).toEqual([
    'FILES_S3_BUCKET is "Bad Bucket"; expected a bucket\'s name, such as caseload-files.',
    'FILES_S3_ENDPOINT is "s3.example.com"; expected the origin of an S3 store, such as https://s3.example.com.',
  ]);
});

test("a key that seals agreements comes with its password", () => {
  expect(loadConfig({}).signingP12).toBeUndefined();
  expect(loadConfig({ SIGNING_P12: "/keys/seal.p12", SIGNING_P12_PASSWORD: "s3cret" }).signingP12).toEqual({
    path: "/keys/seal.p12",
    password: "s3cret",
  });
  expect(problemsOf({ SIGNING_P12: "/keys/seal.p12" })).toEqual([
    "SIGNING_P12_PASSWORD is not set; expected the password of the PKCS #12 file, because SIGNING_P12 is set.",
  ]);
  expect(problemsOf({ SIGNING_P12_PASSWORD: "s3cret" })).toEqual([
    "SIGNING_P12 is not set; expected the path of a PKCS #12 file with a private key and its certificate, because SIGNING_P12_PASSWORD is set.",
  ]);
});

test("a time-stamp authority is reached by http or https, and its password is not repeated", () => {
  expect(loadConfig({ TSA_URL: "https://tsa.example.com/tsr" }).tsaUrl).toBe("https://tsa.example.com/tsr");
  expect(problemsOf({ TSA_URL: "ftp://user:s3cret@tsa.example.com" })).toEqual([
    "TSA_URL is a ftp:// URL that cannot be used; expected the http or https URL of a time-stamp authority (RFC 3161).",
  ]);
});

test("a folder for the matching index requires a database of its own and a path that fits a socket", () => {
  const database = { DATABASE_URL: "postgresql://u:p@db/caseload", AUTH_SECRET: secret };
  expect(loadConfig(database).matchingSocketDir).toBeUndefined();
  expect(loadConfig({ ...database, MATCHING_SOCKET_DIR: "/run/caseload" }).matchingSocketDir).toBe(
    "/run/caseload",
  );
  expect(problemsOf({ MATCHING_SOCKET_DIR: "/run/caseload" })).toEqual([
    expect.stringMatching(/^DATABASE_URL is not set; .* because MATCHING_SOCKET_DIR is set\.$/),
  ]);
  const long = `/${"f".repeat(72)}`;
  expect(problemsOf({ ...database, MATCHING_SOCKET_DIR: long })).toEqual([
    expect.stringContaining("at most 72 bytes"),
  ]);
});

test("shards of the matching index: their addresses in order, each once, with a database that others reach", () => {
  const database = { DATABASE_URL: "postgresql://u:p@db/caseload", AUTH_SECRET: secret };
  expect(loadConfig(database).matchingShards).toEqual([]);
  const given = { ...database, MATCHING_SHARDS: "10.0.0.5:7401, [fd00::6]:7401,shard-3:7402" };
  expect(loadConfig(given).matchingShards).toEqual([
    { host: "10.0.0.5", port: 7401 },
    { host: "fd00::6", port: 7401 },
    { host: "shard-3", port: 7402 },
  ]);
  const many = Array.from({ length: 65 }, (_, at) => `shard-${at}:7401`).join(",");
  for (const wrong of ["10.0.0.5", "a:7401,a:7401", "a:7401,b", "http://a:7401", many])
    expect(problemsOf({ ...database, MATCHING_SHARDS: wrong })).toEqual([
      `MATCHING_SHARDS is "${wrong}"; expected hosts and ports separated by commas, such as 10.0.0.5:7401, 10.0.0.6:7401; each once, at most 64.`,
    ]);
  expect(problemsOf({ MATCHING_SHARDS: "a:7401" })).toEqual([
    expect.stringMatching(/^DATABASE_URL is not set; .* because MATCHING_SHARDS is set\.$/),
  ]);
});

test("the folder for the matching index is made for its owner alone, and one that others may enter is refused", () => {
  const folder = join(emptyFolder(), "made", "sockets");
  openSocketFolder(folder);
  openSocketFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  chmodSync(folder, 0o750);
  expect(() => openSocketFolder(folder)).toThrow("which other users may enter");
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");
  expect(() => openSocketFolder(file)).toThrow("which cannot be used (EEXIST)");
});
