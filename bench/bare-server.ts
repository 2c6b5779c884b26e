/**
 * The baseline: node:http and pg only. The same statements as our server, prepared; a pool of the same size;
 * JSON.stringify of the same fields, or a template string for the page. No session, no validation, no headers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { type JobRow, jobJson, jobPage, oneJob } from "./job-query.ts";

/** As openDatabase has it. */
const poolSize = 10;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: poolSize });

async function answer({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (pathname === "/api/jobs") {
    const limit = Number(searchParams.get("limit"));
    const { rows } = await pool.query<JobRow>({ ...jobPage, values: [limit + 1] });
    send(response, "application/json; charset=utf-8", JSON.stringify(rows.slice(0, limit).map(jobJson)));
    return;
  }
  const { rows } = await pool.query<JobRow>({ ...oneJob, values: [pathname.slice("/jobs/".length)] });
  const [row] = rows;
  if (row) send(response, "text/html; charset=utf-8", page(row));
  else response.writeHead(404).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "content-type": type, "content-length": Buffer.byteLength(body) }).end(body);
}

function page(row: JobRow): string {
  const job = jobJson(row);
  const terms = [
    job.firmName,
    job.location,
    job.hoursPerWeek,
    job.duration,
    job.budgetRange,
    ...job.specialties,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(job.title)}</title></head><body>
<h1>${escape(job.title)}</h1><p>${escape(job.description)}</p>
<ul>${terms.map((term) => `<li>${escape(term ?? "")}</li>`).join("")}</ul></body></html>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening ${typeof address === "object" ? address?.port : ""}`);
});
