import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Answers with a CSV file to save, streamed line by line. Its rows are private. */
export function sendCsv(reply: FastifyReply, name: string, lines: Iterable<string>): Readable {
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  reply.header("cache-control", "private, no-store");
  return Readable.from(lines);
}
