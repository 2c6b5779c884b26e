import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import type { ClamdAddress } from "./files/clamd.ts";
import { tlsProblems } from "./db/tls-settings.ts";

export type Config = {
  port: number;
  host: string;
  /** Unset: the embedded PostgreSQL under dataDir. */
  databaseUrl?: string;
  /** An address of the same database without a pooler; unset: databaseUrl leads to none. */
  databaseDirectUrl?: string;
  /** Maximum number of database connections for requests. */
  databasePoolSize: number;
  /** Maximum number of database connections for background tasks. */
  databaseTaskPoolSize: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute; unset: the process has a matching index of its own. */
  matchingSocketDir?: string;
  /** Where the shards of the matching index listen, in their order; empty: the process has all postings. */
  matchingShards: HostAndPort[];
  /** Milliseconds for which a stopping server still serves requests while /health/ready answers 503. */
  shutdownDelayMs: number;
  /** Origin without a trailing slash. */
  baseUrl: string;
  smtpUrl?: string;
  /** Always set with databaseUrl; otherwise `authSecretOf` makes one. */
  authSecret?: string;
  /** Secrets that encrypt the names of conflict checks, the current one first; empty: authSecret does. */
  partyNamesKeys: string[];
  /** Addresses or CIDR ranges whose X-Forwarded-For header is trusted. */
  trustedProxy: string[];
  demo: boolean;
  /** Postings of attorneys without a verified bar admission are kept as drafts. */
  requireVerifiedAttorneys: boolean;
  logLevel: LogLevel;
  /** Unset: files are stored in the folder "files" of dataDir. */
  s3?: S3Settings;
  /** Virus scanner; unset: files are marked as not scanned. */
  clamd?: ClamdAddress;
  /** Time-stamp authority (RFC 3161) for the seals of agreements. */
  tsaUrl?: string;
  /** Unset: agreements are sealed with a key in dataDir. */
  signingP12?: SigningP12;
};

export interface HostAndPort {
  host: string;
  port: number;
}

export interface SigningP12 {
  /** Absolute path of a PKCS #12 file. */
  path: string;
  password: string;
}

export interface S3Settings {
  bucket: string;
  /** Origin; unset for Amazon's own. */
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** Lists every invalid setting at once. The message is printed to the operator. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const heading = problems.length === 1 ? "one setting is wrong" : `${problems.length} settings are wrong`;
    super([`Caseload cannot start: ${heading}.`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const authSecretLength = 32;

/** A socket's path has at most 103 bytes on macOS, 107 on Linux; 31 are those of the name (index-socket.ts). */
const maxSocketFolderBytes = 72;

const maxShards = 64;
const maxPoolSize = 500;
const poolSize = (min: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(maxPoolSize));
/** Seconds, for proxies that ask /health/ready every second or two. An embedded database has no proxy by default. */
const defaultShutdownDelay = 5;

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  HOST: z
    .string()
    .regex(/^(?!-)[A-Za-z0-9_.:-]+$/)
    .default("127.0.0.1"),
  DATABASE_URL: z
    .string()
    .refine((text) => isUrl(text, ["postgres:", "postgresql:"]))
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .refine((text) => isUrl(text, ["postgres:", "postgresql:"]))
    .optional(),
  DATABASE_POOL_SIZE: poolSize(2).default(10),
  DATABASE_TASK_POOL_SIZE: poolSize(1).default(3),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes("\0"))
    .default("./data"),
  MATCHING_SOCKET_DIR: z
    .string()
    .refine((text) => !text.includes("\0"))
    .transform((text) => resolve(text))
    .refine((folder) => Buffer.byteLength(folder) <= maxSocketFolderBytes)
    .optional(),
  MATCHING_SHARDS: z
    .string()
    .transform(splitList)
    .refine((list) => list.length <= maxShards && new Set(list).size === list.length)
    .pipe(z.array(z.string().refine(isHostAndPort).transform(toHostAndPort)))
    .default([]),
  BASE_URL: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ["smtp:", "smtps:"]))
    .optional(),
  AUTH_SECRET: z.string().min(authSecretLength).optional(),
  PARTY_NAMES_KEYS: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.string().min(authSecretLength)))
    .default([]),
  TRUSTED_PROXY: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.string().refine(isAddressRange)))
    .default([]),
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(300))
    .optional(),
  DEMO: z.enum(["on", "off"]).optional(),
  REQUIRE_VERIFIED_ATTORNEYS: z.enum(["on", "off"]).default("off"),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  FILES_S3_ENDPOINT: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default("us-east-1"),
  FILES_S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w.-]{3,128}$/)
    .optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD: z.string().refine(isHostAndPort).transform(toHostAndPort).optional(),
  TSA_URL: z
    .string()
    .refine((text) => isUrl(text, ["http:", "https:"]))
    .optional(),
  SIGNING_P12: z
    .string()
    .refine((text) => !text.includes("\0"))
    .optional(),
  SIGNING_P12_PASSWORD: z.string().optional(),
});

type Variable = keyof typeof variables.shape;

const expected: Record<Variable, string> = {
  PORT: "a whole number from 1 to 65535",
  HOST: "an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0",
  DATABASE_URL: "a URL such as postgresql://user:password@host:5432/caseload",
  DATABASE_DIRECT_URL: "a URL of the same database that leads to it without a pooler",
  DATABASE_POOL_SIZE: `a whole number from 2 to ${maxPoolSize}`,
  DATABASE_TASK_POOL_SIZE: `a whole number from 1 to ${maxPoolSize}`,
  DATA_DIR: "a folder path",
  MATCHING_SOCKET_DIR: `a folder path of at most ${maxSocketFolderBytes} bytes, because the path of a socket is limited`,
  MATCHING_SHARDS: `hosts and ports separated by commas, such as 10.0.0.5:7401, 10.0.0.6:7401; each once, at most ${maxShards}`,
  BASE_URL: "the site's origin without a path, such as https://caseload.example",
  SMTP_URL: "a URL such as smtp://user:password@host:587 or smtps://host:465",
  AUTH_SECRET: `at least ${authSecretLength} random characters`,
  PARTY_NAMES_KEYS: `secrets of at least ${authSecretLength} random characters separated by commas, the current one first`,
  TRUSTED_PROXY: "addresses or CIDR ranges separated by commas, such as 10.0.0.0/8, ::1",
  SHUTDOWN_DELAY: "whole seconds from 0 to 300",
  DEMO: "on or off",
  REQUIRE_VERIFIED_ATTORNEYS: "on or off",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  FILES_S3_BUCKET: "a bucket's name, such as caseload-files",
  FILES_S3_ENDPOINT: "the origin of an S3 store, such as https://s3.example.com",
  FILES_S3_REGION: "a region's name, such as us-east-1",
  FILES_S3_ACCESS_KEY_ID: "the id of an access key",
  FILES_S3_SECRET_ACCESS_KEY: "the secret of the access key",
  CLAMD: "the host and port of a clamd, such as clamav:3310",
  TSA_URL: "the http or https URL of a time-stamp authority (RFC 3161)",
  SIGNING_P12: "the path of a PKCS #12 file with a private key and its certificate",
  SIGNING_P12_PASSWORD: "the password of the PKCS #12 file",
};

/**
 * Reads the settings from the environment.
 * @throws ConfigError listing all invalid settings
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const input = givenVariables(env);
  const parsed = variables.safeParse(input);
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const problems = variableNames()
    .filter((name) => wrong.has(name))
    .map((name) => describe(name, input[name] ?? ""));
  if (input.DATABASE_URL !== undefined && input.AUTH_SECRET === undefined) {
    problems.push(`AUTH_SECRET is not set; expected ${expected.AUTH_SECRET}, because DATABASE_URL is set.`);
  }
  for (const name of ["DATABASE_DIRECT_URL", "MATCHING_SOCKET_DIR", "MATCHING_SHARDS"] as const)
    if (input[name] !== undefined && input.DATABASE_URL === undefined)
      problems.push(`DATABASE_URL is not set; expected ${expected.DATABASE_URL}, because ${name} is set.`);
  for (const name of databaseUrls) {
    const url = input[name];
    if (url !== undefined && !wrong.has(name)) problems.push(...tlsProblems(url, name));
  }
  problems.push(...lackingOfS3(input), ...lackingOfP12(input));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

const databaseUrls = ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const;

const s3Key = ["FILES_S3_ACCESS_KEY_ID", "FILES_S3_SECRET_ACCESS_KEY"] as const;

/** A bucket requires an access key, and the other S3 settings require a bucket. */
function lackingOfS3(input: Partial<Record<Variable, string>>): string[] {
  if (input.FILES_S3_BUCKET !== undefined)
    return s3Key
      .filter((name) => input[name] === undefined)
      .map((name) => `${name} is not set; expected ${expected[name]}, because FILES_S3_BUCKET is set.`);
  const useless = variableNames().filter((name) => name.startsWith("FILES_S3_") && input[name] !== undefined);
  return useless.map(
    (name) => `FILES_S3_BUCKET is not set; expected ${expected.FILES_S3_BUCKET}, because ${name} is set.`,
  );
}

/** A PKCS #12 file requires its password, and the reverse. */
function lackingOfP12(input: Partial<Record<Variable, string>>): string[] {
  const pair = ["SIGNING_P12", "SIGNING_P12_PASSWORD"] as const;
  const [given, missing] = input[pair[0]] === undefined ? pair.toReversed() : pair;
  if (given === undefined || missing === undefined) return [];
  return input[given] !== undefined && input[missing] === undefined
    ? [`${missing} is not set; expected ${expected[missing]}, because ${given} is set.`]
    : [];
}

function toP12({ SIGNING_P12, SIGNING_P12_PASSWORD }: z.output<typeof variables>): SigningP12 | undefined {
  if (SIGNING_P12 === undefined || SIGNING_P12_PASSWORD === undefined) return undefined;
  return { path: resolve(SIGNING_P12), password: SIGNING_P12_PASSWORD };
}

function toS3(values: z.output<typeof variables>): S3Settings | undefined {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = values;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, ...(endpoint !== undefined && { endpoint }) };
}

function toConfig(values: z.output<typeof variables>): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseTaskPoolSize: values.DATABASE_TASK_POOL_SIZE,
    dataDir: resolve(values.DATA_DIR),
    matchingSocketDir: values.MATCHING_SOCKET_DIR,
    matchingShards: values.MATCHING_SHARDS,
    baseUrl: values.BASE_URL ?? `http://localhost:${values.PORT}`,
    smtpUrl: values.SMTP_URL,
    authSecret: values.AUTH_SECRET,
    partyNamesKeys: values.PARTY_NAMES_KEYS,
    trustedProxy: values.TRUSTED_PROXY,
    shutdownDelayMs:
      1_000 * (values.SHUTDOWN_DELAY ?? (values.DATABASE_URL === undefined ? 0 : defaultShutdownDelay)),
    demo: values.DEMO === undefined ? values.DATABASE_URL === undefined : values.DEMO === "on",
    requireVerifiedAttorneys: values.REQUIRE_VERIFIED_ATTORNEYS === "on",
    logLevel: values.LOG_LEVEL,
    s3: toS3(values),
    clamd: values.CLAMD,
    tsaUrl: values.TSA_URL,
    signingP12: toP12(values),
  };
}

function variableNames(): Variable[] {
  return variables.keyof().options;
}

/** An empty variable, common in compose files, counts as unset. */
function givenVariables(env: Record<string, string | undefined>): Partial<Record<Variable, string>> {
  const entries = variableNames().map((name) => [name, env[name]?.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ""));
}

function describe(name: Variable, value: string): string {
  return `${name} ${shown(name, value)}; expected ${expected[name]}.`;
}

/** Describes a value without any password in it. */
function shown(name: Variable, value: string): string {
  if (
    ["AUTH_SECRET", "PARTY_NAMES_KEYS", "FILES_S3_SECRET_ACCESS_KEY", "SIGNING_P12_PASSWORD"].includes(name)
  )
    return `has ${value.length} characters`;
  if (![...databaseUrls, "SMTP_URL", "TSA_URL"].includes(name)) return `is "${value}"`;
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(value)?.[0];
  return scheme === undefined ? "is not a URL" : `is a ${scheme} URL that cannot be used`;
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  // PostgreSQL allows an empty host; the socket folder is then in ?host=.
  const url = URL.parse(text.replace("@/", "@localhost/"));
  return (
    url !== null && protocols.includes(url.protocol) && (url.hostname !== "" || url.searchParams.has("host"))
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
}

function isHostAndPort(text: string): boolean {
  const url = /^[\w.:[\]-]+$/.test(text) ? URL.parse(`tcp://${text}`) : null;
  return url !== null && url.hostname !== "" && url.port !== "" && url.pathname === "";
}

function toHostAndPort(text: string): HostAndPort {
  const { hostname, port } = new URL(`tcp://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

function isAddressRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
