// A small repository without a breach of the directions, which the cases of the checker change.

export const lines = (...texts) => `${texts.join("\n")}\n`;

/** A tree without a breach: every case below adds to it or replaces a file of it. */
export const sound = {
  "package.json": JSON.stringify({ devDependencies: { vitest: "1", "fast-check": "1" } }),
  "contract/package.json": JSON.stringify({ dependencies: { zod: "1" } }),
  "matching/package.json": "{}",
  "server/package.json": JSON.stringify({ dependencies: { fastify: "1", "drizzle-orm": "1", pg: "1" } }),
  "web/package.json": JSON.stringify({ dependencies: { react: "1", "@base-ui/react": "1" } }),
  "e2e/package.json": JSON.stringify({ devDependencies: { "@playwright/test": "1" } }),
  "bench/package.json": JSON.stringify({ dependencies: { pg: "1" } }),
  "contract/src/jobs/jobs.ts": lines(
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
  "server/src/platform/db/client.ts": lines(`import pg from "pg";`, `export const pool = new pg.Pool();`),
  "server/src/platform/http/refusal.ts": `export class Refusal extends Error {}\n`,
  "server/src/modules/jobs/postings/routes.ts": lines(
    `import type { Pool } from "../../db/client.ts";`,
    `import { listJobs } from "./queries.ts";`,
    `import { postJob } from "./post-job.ts";`,
    `import { canPost } from "./policy.ts";`,
    `import { presentJob } from "./present.ts";`,
  ),
  "server/src/modules/jobs/postings/queries.ts": lines(
    `import { eq } from "drizzle-orm";`,
    `import { pool } from "../../db/client.ts";`,
  ),
  "server/src/modules/jobs/postings/post-job.ts": lines(
    `import { Refusal } from "../../http/refusal.ts";`,
    `import { openContract } from "../contracts/open-contract.ts";`,
  ),
  "server/src/modules/jobs/postings/policy.ts": lines(
    `import type { FastifyRequest } from "fastify";`,
    `import { score } from "@caseload/matching/score";`,
  ),
  "server/src/modules/jobs/postings/present.ts": lines(
    `import type { pool } from "../../db/client.ts";`,
    `import { job } from "@caseload/contract/jobs/jobs";`,
    `import { dated } from "./dates.ts";`,
  ),
  "server/src/modules/jobs/dates.ts": `export const dated = 1;\n`,
  "server/src/modules/engagements/contracts/open-contract.ts": `export const openContract = 1;\n`,
  "server/src/modules/engagements/contracts/present.ts": `export const presentContract = 1;\n`,
  "server/src/modules/engagements/contracts/routes.ts": `export const routes = 1;\n`,
  "web/app/routes/jobs.tsx": lines(
    `import type { Route } from "./+types/jobs";`,
    `import { Card } from "~/features/jobs/card";`,
    `import { Button } from "~/ui/button";`,
    `import { call } from "~/lib/call";`,
    `export default () => <p>Don't ask for: any time, import it from "server" </p>;`,
  ),
  "web/app/routes/jobs.test.tsx": lines(
    `import Jobs from "./jobs.tsx";`,
    `import { draw } from "~/testkit/draw.tsx";`,
  ),
  "web/app/testkit/draw.tsx": `export const draw = 1;\n`,
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
    `import { job } from "@caseload/contract/jobs/jobs";`,
  ),
  "matching/evaluation/metrics.ts": `import fs from "node:fs";\nexport const auc = fs.constants.R_OK;\n`,
  "bench/jobs.ts": lines(`import http from "node:http";`, `import pg from "pg";`),
};
