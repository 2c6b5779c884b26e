import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBreaches } from "./directions/find-breaches.mjs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

const checker = fileURLToPath(new URL("./check-directions.mjs", import.meta.url));

const lines = (...texts) => `${texts.join("\n")}\n`;

/** A tree without a breach: every case below adds to it or replaces a file of it. */
const sound = {
  "package.json": JSON.stringify({ devDependencies: { vitest: "1", "fast-check": "1" } }),
  "contract/package.json": JSON.stringify({ dependencies: { zod: "1" } }),
  "matching/package.json": "{}",
  "server/package.json": JSON.stringify({ dependencies: { fastify: "1", "drizzle-orm": "1", pg: "1" } }),
  "web/package.json": JSON.stringify({ dependencies: { react: "1", "@base-ui/react": "1" } }),
  "e2e/package.json": JSON.stringify({ devDependencies: { "@playwright/test": "1" } }),
  "bench/package.json": JSON.stringify({ dependencies: { pg: "1" } }),
  "contract/src/jobs.ts": lines(
    `import { z } from "zod";`,
    `import { roles } from "./roles.ts";`,
    `export const job = z.object({ roles });`,
  ),
  "contract/src/roles.ts": `export const roles = ["staff"];\n`,
  "matching/src/score.ts": `export const score = (any: number) => any / 2; // "import x from 'zod'"\n`,
  "matching/src/score.test.ts": lines(
    `import fc from "fast-check";`,
    `import { test } from "vitest";`,
    `import { score } from "./score.ts";`,
  ),
  "server/src/db/client.ts": lines(`import pg from "pg";`, `export const pool = new pg.Pool();`),
  "server/src/http/refusal.ts": `export class Refusal extends Error {}\n`,
  "server/src/modules/jobs/routes.ts": lines(
    `import type { Pool } from "../../db/client.ts";`,
    `import { listJobs } from "./queries.ts";`,
    `import { postJob } from "./post-job.ts";`,
    `import { canPost } from "./policy.ts";`,
    `import { presentJob } from "./present.ts";`,
  ),
  "server/src/modules/jobs/queries.ts": lines(
    `import { eq } from "drizzle-orm";`,
    `import { pool } from "../../db/client.ts";`,
  ),
  "server/src/modules/jobs/post-job.ts": lines(
    `import { Refusal } from "../../http/refusal.ts";`,
    `import { openContract } from "../contracts/open-contract.ts";`,
  ),
  "server/src/modules/jobs/policy.ts": lines(
    `import type { FastifyRequest } from "fastify";`,
    `import { score } from "@caseload/matching/score";`,
  ),
  "server/src/modules/jobs/present.ts": lines(
    `import type { pool } from "../../db/client.ts";`,
    `import { job } from "@caseload/contract/jobs";`,
    `import { dated } from "./dates.ts";`,
  ),
  "server/src/modules/jobs/dates.ts": `export const dated = 1;\n`,
  "server/src/modules/contracts/open-contract.ts": `export const openContract = 1;\n`,
  "server/src/modules/contracts/present.ts": `export const presentContract = 1;\n`,
  "server/src/modules/contracts/routes.ts": `export const routes = 1;\n`,
  "web/app/routes/jobs.tsx": lines(
    `import type { Route } from "./+types/jobs";`,
    `import { Card } from "~/features/jobs/card";`,
    `import { Button } from "~/ui/button";`,
    `import { call } from "~/lib/call";`,
    `export default () => <p>Don't ask for: any time, import it from "server" </p>;`,
  ),
  "web/app/features/jobs/card.tsx": lines(
    `import { Button } from "../../ui/button.tsx";`,
    `import { part } from "./part.ts";`,
    `import { score } from "@caseload/matching/score";`,
  ),
  "web/app/features/jobs/part.ts": `export const part = 1;\n`,
  "web/app/features/messages/thread.tsx": `export const Thread = 1;\n`,
  "web/app/ui/button.tsx": lines(
    `import { dollars } from "~/lib/format";`,
    `import "../styles/button.css";`,
    `export const Button = 1;`,
  ),
  "web/app/styles/button.css": `.button { color: red }\n`,
  "web/app/lib/format.ts": `export const dollars = 1;\n`,
  "web/app/lib/call.ts": `export const call = /import "x" from '/;\n`,
  "web/app/entry.server.tsx": `import { PassThrough } from "node:stream";\n`,
  "e2e/story.spec.ts": lines(
    `import { test } from "@playwright/test";`,
    `import { startServer } from "@caseload/server/testkit/start-server";`,
    `import { job } from "@caseload/contract/jobs";`,
  ),
  "matching/evaluation/metrics.ts": `import fs from "node:fs";\nexport const auc = fs.constants.R_OK;\n`,
  "bench/jobs.ts": lines(`import http from "node:http";`, `import pg from "pg";`),
};

let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "directions-"));
  for (const [file, text] of Object.entries(sound)) write(file, text);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Runs with one file added to the tree or replaced, and makes the tree sound again. */
function withFile(file, text, use) {
  write(file, text);
  try {
    return use();
  } finally {
    if (file in sound) write(file, sound[file]);
    else rmSync(path.join(root, file));
  }
}

function check(file, text) {
  return withFile(file, text, () => findBreaches(root).sentences);
}

describe("the command", () => {
  const run = (folder) => spawnSync(process.execPath, [checker, folder], { encoding: "utf8" });

  it("exits with 0 in a sound tree", () => {
    const sourceCount = Object.keys(sound).filter((file) => !file.endsWith(".json")).length;
    expect(run(root)).toMatchObject({
      status: 0,
      stdout: `Directions hold in ${sourceCount} files\n`,
      stderr: "",
    });
  });

  it("exits with 1 and one line per breach", () => {
    const result = withFile("matching/src/a.ts", `import "zod";\nimport "pg";\n`, () => run(root));
    expect(result).toMatchObject({
      status: 1,
      stdout:
        "matching/src/a.ts:1 imports zod: matching imports nothing\n" +
        "matching/src/a.ts:2 imports pg: matching imports nothing\n",
    });
  });

  it("exits with 1 where there are no sources", () => {
    const empty = path.join(root, "docs");
    mkdirSync(empty);
    expect(run(empty)).toMatchObject({ status: 1, stderr: `No source files below ${empty}\n` });
  });
});

const long = (lines) => "export const line = 1;\n".repeat(lines);

/** [the rule, the file, its text, the line and a part of the sentence expected] */
const breaches = [
  [
    "a package in matching",
    "matching/src/a.ts",
    `import { z } from "zod";`,
    "1 imports zod: matching imports nothing",
  ],
  [
    "Node in matching",
    "matching/src/a.ts",
    `import fs from "node:fs";`,
    "1 imports node:fs: matching runs in the browser",
  ],
  [
    "contract in matching",
    "matching/src/a.ts",
    `import "@caseload/contract/jobs";`,
    "1 imports @caseload/contract/jobs: matching imports nothing",
  ],
  [
    "matching in contract",
    "contract/src/a.ts",
    `export * from "@caseload/matching/score";\nexport const a = 1;`,
    "1 imports @caseload/matching/score: contract imports only zod",
  ],
  [
    "a package in contract",
    "contract/src/a.ts",
    `\nimport pg from "pg";`,
    "2 imports pg: contract imports only zod",
  ],
  [
    "a type from a package in contract",
    "contract/src/a.ts",
    `import type { Pool } from "pg";`,
    "1 imports pg: contract imports only zod",
  ],
  [
    "server in web",
    "web/app/lib/a.ts",
    `const a = await import("@caseload/server/testkit/a");`,
    "1 imports @caseload/server/testkit/a: nothing imports server",
  ],
  [
    "server in web by path",
    "web/app/lib/a.ts",
    `import { a } from "../../../server/src/db/client.ts";`,
    "1 imports ../../../server/src/db/client.ts: a workspace is imported by its package name",
  ],
  [
    "e2e in web",
    "web/app/lib/a.ts",
    `import { a } from "@caseload/e2e/a";`,
    "1 imports @caseload/e2e/a: web imports only",
  ],
  [
    "bench in server",
    "server/src/a.ts",
    `import { a } from "@caseload/bench/a";`,
    "1 imports @caseload/bench/a: server imports only",
  ],
  [
    "web in server",
    "server/src/a.ts",
    `import { a } from "@caseload/web/a";`,
    "1 imports @caseload/web/a: server imports only",
  ],
  [
    "a package that server does not list",
    "server/src/a.ts",
    `import react from "react";`,
    "1 imports react: server imports only",
  ],
  [
    "a test tool in the product",
    "server/src/a.ts",
    `import { vi } from "vitest";`,
    "1 imports vitest: server imports only",
  ],
  [
    "Node in the browser",
    "web/app/lib/a.ts",
    `import fs from "node:fs";`,
    "1 imports node:fs: web runs in the browser",
  ],
  [
    "the server's inside in e2e",
    "e2e/a.spec.ts",
    `import { a } from "@caseload/server/db/client";`,
    "1 imports @caseload/server/db/client: e2e imports only",
  ],
  [
    "the server by path in bench",
    "bench/a.ts",
    `import { a } from "../server/src/testkit/a.ts";`,
    "1 imports ../server/src/testkit/a.ts: a workspace is imported",
  ],
  [
    "web in bench",
    "bench/a.ts",
    `import "@caseload/web/score";`,
    "1 imports @caseload/web/score: bench imports only",
  ],
  [
    "the evaluation in the engine",
    "matching/src/a.ts",
    `import { auc } from "../evaluation/metrics.ts";`,
    "1 imports ../evaluation/metrics.ts: the engine does not import its evaluation",
  ],
  [
    "the server in a script",
    "scripts/a.mjs",
    `import { a } from "../server/src/main.ts";`,
    "1 imports ../server/src/main.ts: scripts and root files",
  ],
  [
    "a way out of the repository",
    "web/app/lib/a.ts",
    `import a from "../../../../a.ts";`,
    "1 imports ../../../../a.ts: no import leaves",
  ],

  [
    "another module in routes",
    "server/src/modules/jobs/routes.ts",
    `import { a } from "../contracts/open-contract.ts";`,
    "1 imports ../contracts/open-contract.ts: routes import only their own",
  ],
  [
    "the database in routes",
    "server/src/modules/jobs/routes.ts",
    `import { pool } from "../../db/client.ts";`,
    "1 imports ../../db/client.ts: routes reach the database",
  ],
  [
    "another's routes",
    "server/src/modules/jobs/queries.ts",
    `import { a } from "../contracts/routes.ts";`,
    "1 imports ../contracts/routes.ts: a module never imports",
  ],
  [
    "another's presenter",
    "server/src/modules/jobs/post-job.ts",
    `import type { a } from "../contracts/present.ts";`,
    "1 imports ../contracts/present.ts: a module never imports",
  ],
  [
    "its own routes",
    "server/src/modules/jobs/post-job.ts",
    `import { a } from "./routes.ts";`,
    "1 imports ./routes.ts: only app.ts",
  ],
  [
    "the database in policy",
    "server/src/modules/jobs/policy.ts",
    `import { pool } from "../../db/client.ts";`,
    "1 imports ../../db/client.ts: policy is pure",
  ],
  [
    "drizzle in present",
    "server/src/modules/jobs/present.ts",
    `import { eq } from "drizzle-orm";`,
    "1 imports drizzle-orm: present is pure",
  ],
  [
    "drizzle as an inline type, which stays at run time",
    "server/src/modules/jobs/present.ts",
    `import { type SQL } from "drizzle-orm";`,
    "1 imports drizzle-orm: present is pure",
  ],
  [
    "fastify in present",
    "server/src/modules/jobs/present.ts",
    `export { fastify } from "fastify";`,
    "1 imports fastify: present is pure",
  ],
  [
    "http in policy",
    "server/src/modules/jobs/policy.ts",
    `import { Refusal } from "../../http/refusal.ts";`,
    "1 imports ../../http/refusal.ts: policy is pure",
  ],
  [
    "realtime in policy",
    "server/src/modules/jobs/policy.ts",
    `import { a } from "../../realtime/publish.ts";`,
    "1 imports ../../realtime/publish.ts: policy is pure",
  ],
  [
    "tasks in present",
    "server/src/modules/jobs/present.ts",
    `import { a } from "../../tasks/queue.ts";`,
    "1 imports ../../tasks/queue.ts: present is pure",
  ],
  [
    "the database behind a file in present",
    "server/src/modules/jobs/present.ts",
    `import { a } from "./queries.ts";`,
    "1 imports ./queries.ts: present is pure: no db, drizzle, fastify, http, realtime or tasks (reaches drizzle-orm through ./queries.ts)",
  ],
  [
    "fastify in queries",
    "server/src/modules/jobs/queries.ts",
    `import type { FastifyInstance } from "fastify";`,
    "1 imports fastify: queries and commands never",
  ],
  [
    "fastify in a command",
    "server/src/modules/jobs/post-job.ts",
    `const a = require("fastify");`,
    "1 imports fastify: queries and commands never",
  ],

  [
    "another feature",
    "web/app/features/jobs/a.tsx",
    `import { Thread } from "~/features/messages/thread";`,
    "1 imports ~/features/messages/thread: a feature never",
  ],
  [
    "another feature by path",
    "web/app/features/jobs/a.tsx",
    `import { Thread } from "../messages/thread.tsx";`,
    "1 imports ../messages/thread.tsx: a feature never",
  ],
  [
    "a route in a feature",
    "web/app/features/jobs/a.tsx",
    `import a from "~/routes/jobs";`,
    "1 imports ~/routes/jobs: features import only",
  ],
  [
    "a feature in ui",
    "web/app/ui/a.tsx",
    `import { Card } from "~/features/jobs/card";`,
    "1 imports ~/features/jobs/card: ui imports no",
  ],
  [
    "lib in ui",
    "web/app/ui/a.tsx",
    `import { call } from "~/lib/call";`,
    "1 imports ~/lib/call: ui imports no",
  ],
  [
    "a name that only starts like format",
    "web/app/ui/a.tsx",
    `import { a } from "~/lib/formatted-call";`,
    "1 imports ~/lib/formatted-call: ui imports no",
  ],
  [
    "a feature in lib",
    "web/app/lib/a.ts",
    `import { Card } from "~/features/jobs/card";`,
    "1 imports ~/features/jobs/card: lib imports no",
  ],
  [
    "a route in lib",
    "web/app/lib/a.ts",
    `import a from "../routes/jobs.tsx";`,
    "1 imports ../routes/jobs.tsx: lib imports no",
  ],
  [
    "a route in a route",
    "web/app/routes/a.tsx",
    `import a from "./jobs.tsx";`,
    "1 imports ./jobs.tsx: routes import only",
  ],
  [
    "a root file in a route",
    "web/app/routes/a.tsx",
    `import a from "~/root";`,
    "1 imports ~/root: only web/app's own root files",
  ],

  ["a long file", "server/src/a.ts", long(301), "301 has 301 lines: no file is longer than 300"],
  ["a long style sheet", "web/app/styles/a.css", long(301), "301 has 301 lines: no file is longer than 300"],
  ["a long script", "scripts/a.mjs", long(301), "301 has 301 lines: no file is longer than 300"],
  ["utils", "web/app/lib/date-utils.ts", "", "1 is called date-utils: names are"],
  ["helpers", "server/src/helpers/a.ts", "", "1 is called helpers: names are"],
  ["misc", "server/src/misc.ts", "", "1 is called misc: names are"],
  ["common", "contract/src/common.ts", "", "1 is called common: names are"],
  ["a manager", "server/src/session-manager.ts", "", "1 is called session-manager: names are"],
  ["an index", "contract/src/index.ts", "", "1 is a barrel: no barrels"],
  [
    "a barrel of another name",
    "contract/src/all.ts",
    `// all of it\nexport * from "./jobs.ts";\nexport { roles } from "./roles.ts";\n`,
    "1 is a barrel: no barrels",
  ],
  ["any after a colon", "server/src/a.ts", `\nexport function a(b: any) {}`, "2 uses any: no any"],
  ["any after as", "server/src/a.ts", `export const a = (1 as any).b;`, "1 uses any: no any"],
  [
    "any in angle brackets",
    "server/src/a.ts",
    `export const a = new Map<string, any>();`,
    "1 uses any: no any",
  ],
  ["a list of any", "server/src/a.ts", `export let a: any[] = [];`, "1 uses any: no any"],
  ["any for a whole type", "server/src/a.ts", `export type A = any;`, "1 uses any: no any"],
  [
    "@ts-ignore",
    "server/src/a.ts",
    `\n// @ts-ignore: later\nexport const a = 1;`,
    "2 says @ts-ignore or @ts-nocheck: type errors",
  ],
  ["@ts-nocheck", "web/app/a.tsx", `/* @ts-nocheck */`, "1 says @ts-ignore or @ts-nocheck: type errors"],
];

describe("refuses", () => {
  test.each(breaches)("%s", (_rule, file, text, sentence) => {
    expect(check(file, text)).toEqual([expect.stringContaining(`${file}:${sentence}`)]);
  });
});

describe("reads every way to import", () => {
  test.each([
    `import a, { b } from "zod";`,
    `import a, * as b from "zod";`,
    `import * as a from 'zod';`,
    `import{a}from"zod";`,
    `import {\n  a, // one\n  b as c, /* two */\n} from "zod";`.replaceAll("\n", " ").replace("// one", ""),
    `import type from "zod";`,
    `import type { A } from "zod";`,
    `import type A from "zod";`,
    `export * from "zod";`,
    `export * as a from "zod";`,
    `export { a } from "zod";`,
    `export type { A } from "zod";`,
    `const quote = /["'\`]/; import "zod";`,
    `const text = \`a \${\`b \${"}"}\` + await import("zod")} c\`;`,
    `const a = () => import(/* the language */ \`zod\`);`,
    `const half = 4 / 2; const a = import("zod"); const rest = 1 / 2;`,
    `type A = typeof import("zod");`,
    `const a = import.meta.resolve("zod");`,
  ])("%s", (text) => {
    expect(check("matching/src/a.ts", text)).toEqual([
      expect.stringContaining("matching/src/a.ts:1 imports zod: matching imports nothing"),
    ]);
  });

  it("keeps the line of an import that spans several", () => {
    const lines = check("matching/src/a.ts", `// first\nimport {\n  a, // "b"\n  c,\n} from "zod";\n`);
    expect(lines).toEqual([expect.stringContaining("matching/src/a.ts:5 imports zod")]);
  });
});

describe("leaves alone", () => {
  test.each([
    ["an import in a comment", "matching/src/a.ts", `// import "zod";\n/* import { z } from "zod"; */`],
    [
      "an import in a string",
      "matching/src/a.ts",
      `const a = 'import "zod";' + "import('zod')" + \`import "zod"\`;`,
    ],
    ["a method called import", "matching/src/a.ts", `const a = store.import("zod");`],
    [
      "any in the text of a page",
      "web/app/routes/a.tsx",
      `export default () => <p>Offers: any day, any</p>;`,
    ],
    ["a name that contains any", "server/src/a.ts", `export const a: Company = many as anything;`],
    ["a comparison with something called any", "server/src/a.ts", `export const a = b === any;`],
    ["300 lines", "server/src/a.ts", long(300)],
    ["long demo data", "server/src/demo/people.ts", long(400)],
    ["a long word list", "server/src/accounts/common-passwords.ts", long(400)],
    ["a long test", "server/src/a.test.ts", long(400)],
    ["migrations", "server/src/db/migrations/a.ts", long(400)],
    ["one export handed on", "contract/src/a.ts", `export { roles } from "./roles.ts";`],
    ["what is installed or built", "web/build/server/index.js", `import "@caseload/server/a";`],
    ["test tools in a test", "server/src/a.test.ts", `import { test } from "vitest";`],
    ["test tools in the test kit", "server/src/testkit/a.ts", `import { inject } from "vitest";`],
    ["generated route types", "web/app/routes/a.tsx", `import type { Route } from "./+types/a";`],
  ])("%s", (_case, file, text) => {
    expect(check(file, text)).toEqual([]);
  });
});
