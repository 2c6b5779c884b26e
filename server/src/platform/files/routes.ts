import { fileEndpoints } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyReply } from "fastify";
import type { Deps } from "../deps.ts";
import type { Register } from "../http/register-endpoint.ts";
import { notFound, HttpError } from "../http/http-error.ts";
import { readFileLink } from "./file-link.ts";
import { canOpenFile } from "./policy.ts";
import { type FileRow, findKeptFile } from "./queries.ts";

/** Types that a browser may be told; everything else goes out as bytes. */
const toldTypes = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

/** A download, never a page: whatever is in the file, no browser runs it here. */
function describe(reply: FastifyReply, { mediaType, bytes, shownName }: FileRow): void {
  reply.type(toldTypes.has(mediaType) ? mediaType : "application/octet-stream");
  reply.header("content-length", bytes);
  const plain = shownName.replace(/[^\w. ()-]/g, "_");
  const encoded = encodeURIComponent(shownName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  reply.header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  reply.header("cache-control", "private, no-store");
}

export function fileRoutes(register: Register, { db, clock, secret, files }: Deps): void {
  register(fileEndpoints.downloadFile, async ({ actor, params, reply }) => {
    const linked = readFileLink(secret, params.link, clock());
    if (linked === "expired") throw new HttpError(410, errorMessages.fileLinkExpired);
    if (linked?.personId !== actor.id) throw notFound(errorMessages.fileNotFound);
    const file = await findKeptFile(db, linked.fileId);
    const content = file && canOpenFile(actor, file) ? await files.open(file.name) : null;
    if (!file || !content) throw notFound(errorMessages.fileNotFound);
    describe(reply, file);
    return content;
  });
}
