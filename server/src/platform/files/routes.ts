import { fileEndpoints } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyReply } from "fastify";
import type { Actor } from "../actor.ts";
import type { Deps } from "../deps.ts";
import type { Register } from "../http/register-endpoint.ts";
import { notFound, HttpError } from "../http/http-error.ts";
import { closedPolicy } from "../http/page-policy.ts";
import { readFileLink } from "./file-link.ts";
import { canOpenFile } from "./policy.ts";
import { type FileRow, findStoredFile } from "./queries.ts";

/** Media types sent as such; all others are sent as application/octet-stream. */
const knownTypes = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

/** Sets the headers of a download, so that no browser executes the content on this origin. */
function setDownloadHeaders(reply: FastifyReply, { mediaType, bytes, shownName }: FileRow): void {
  reply.type(knownTypes.has(mediaType) ? mediaType : "application/octet-stream");
  reply.header("content-length", bytes);
  const plain = shownName.replace(/[^\w. ()-]/g, "_");
  const encoded = encodeURIComponent(shownName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  reply.header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  reply.header("content-security-policy", `${closedPolicy}; sandbox`);
  reply.header("cache-control", "private, no-store");
}

export function fileRoutes(register: Register, { db, clock, secret, files, hooks }: Deps): void {
  const mayOpen = async (actor: Actor, file: FileRow): Promise<boolean> =>
    file.purpose === "contract" || file.purpose === "application"
      ? hooks.canOpenSharedFile(db, actor, file.id, clock())
      : canOpenFile(actor, file);

  register(fileEndpoints.downloadFile, async ({ actor, params, reply }) => {
    const linked = readFileLink(secret, params.link, clock());
    if (linked === "expired") throw new HttpError(410, errorMessages.fileLinkExpired);
    if (linked?.personId !== actor.id) throw notFound(errorMessages.fileNotFound);
    const file = await findStoredFile(db, linked.fileId);
    const content = file && (await mayOpen(actor, file)) ? await files.open(file.name) : null;
    if (!file || !content) throw notFound(errorMessages.fileNotFound);
    setDownloadHeaders(reply, file);
    return content;
  });
}
