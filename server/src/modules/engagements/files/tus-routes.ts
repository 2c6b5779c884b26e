/**
 * Resumable uploads by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload), for a contract's files. Each
 * request is checked like a call of the contract: session, origin, party to the contract, creator of the upload. What is
 * finished goes through the same checks as a form (shareFile).
 */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { answerHeader } from "@caseload/contract/answer-header";
import type { CallName } from "@caseload/contract/endpoints";
import { tusPath } from "@caseload/contract/engagements/tus-path";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { contractFileErrorMessages as messages } from "@caseload/contract/engagements/file-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { idParams } from "@caseload/contract/fields";
import { MemoryLocker, Metadata, Server, type Upload } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { consumeUploadLimit } from "../../../platform/files/store-file.ts";
import {
  inspectFile,
  receiveFile,
  type UploadedFile,
  uploadsFolder,
} from "../../../platform/files/uploaded-file.ts";
import { badRequest, HttpError, notFound } from "../../../platform/http/http-error.ts";
import { requireUnrestricted } from "../../../platform/http/restriction.ts";
import { securityHeaders } from "../../../platform/http/security-headers.ts";
import { isHeld } from "../holds/queries.ts";
import { cleanFileName } from "./file-name.ts";
import { presentContractFile } from "./present.ts";
import { hasProgramName } from "./programs.ts";
import { findContractFile, requireFileParty } from "./queries.ts";
import {
  keepUploadStore,
  asContractWork,
  isMissingUpload,
  isOwnUpload,
  recordUpload,
  removeUpload,
  type UploadStore,
} from "./resumable-uploads.ts";
import { shareFile } from "./share-file.ts";

/** The upload that a request is about. */
interface Named {
  actor: Actor;
  contractId: number;
  uploadId: string;
}

const uploadParams = idParams.extend({ upload: z.uuid().optional() });

/** The file's name as the client sent it, in the metadata of the upload. */
const nameOf = (metadata: Upload["metadata"]): string => metadata?.filename ?? metadata?.name ?? "";

/** @throws HttpError 400 for what would be refused once all of it has arrived */
function checkAnnounced({ headers }: FastifyRequest): void {
  const bytes = Number(headers["upload-length"]);
  if (!/^\d{1,15}$/.test(String(headers["upload-length"]))) throw badRequest(messages.uploadMalformed);
  if (bytes === 0) throw badRequest(messages.noContractFile);
  if (bytes > engagementLimits.fileBytes) throw new HttpError(413, messages.contractFileTooLarge);
  let metadata: Upload["metadata"];
  try {
    metadata = Metadata.parse(String(headers["upload-metadata"] ?? ""));
  } catch {
    throw badRequest(messages.uploadMalformed);
  }
  if (hasProgramName(cleanFileName(nameOf(metadata)))) throw badRequest(messages.contractFileProgram);
}

/** Passes what Fastify would send with each answer to the answer that tus sends. */
function handOver(reply: FastifyReply, baseUrl: string): void {
  const headers = {
    ...securityHeaders(baseUrl.startsWith("https:")),
    [answerHeader]: "uploadContractFile" satisfies CallName,
    ...reply.getHeaders(),
  };
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

export function tusRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;
  const openStore = keepUploadStore(config);
  /** Lets one request at a time write to an upload, within this process. */
  const locker = new MemoryLocker();
  const finishing = new Set<string>();

  /** @throws HttpError 404 for everyone but the person who started the upload, else as requireFileParty */
  async function requireUpload(request: FastifyRequest): Promise<Named> {
    const { actor } = request;
    if (!actor) throw new HttpError(401, errorMessages.signInFirst);
    const params = uploadParams.safeParse(request.params);
    if (!params.success) throw notFound(messages.uploadNotFound);
    const { id: contractId, upload: uploadId } = params.data;
    await requireFileParty(db, actor, contractId, clock());
    if (request.method !== "HEAD") await requireUnrestricted(db, actor, clock());
    if (uploadId === undefined) {
      checkAnnounced(request);
      await consumeUploadLimit(db, actor.id, "contractUploadsOfMember");
      return { actor, contractId, uploadId: randomUUID() };
    }
    if (!(await isOwnUpload(db, { id: uploadId, contractId, userId: actor.id })))
      throw notFound(messages.uploadNotFound);
    return { actor, contractId, uploadId };
  }

  /** The finished file: where it lies on disk, or fetched from the bucket. */
  async function fetchFinished(store: UploadStore, { id, metadata, storage }: Upload): Promise<UploadedFile> {
    const name = nameOf(metadata);
    if (storage?.type === "file") return inspectFile(storage.path, name);
    return receiveFile(Readable.from(await store.read(id)), name, uploadsFolder(config.dataDir));
  }

  /** Shares the finished file, and removes the upload whatever comes of it. Returns what an upload by form answers. */
  async function share(store: UploadStore, { actor, contractId, uploadId }: Named, upload: Upload) {
    const file = await fetchFinished(store, upload);
    try {
      const id = await shareFile(deps, actor, { contractId, file }, clock());
      const shared = await findContractFile(db, id);
      return presentContractFile(shared, actor, await isHeld(db, contractId));
    } finally {
      await removeUpload(db, store, uploadId);
      await rm(file.path, { force: true });
    }
  }

  async function finish(store: UploadStore, named: Named, upload: Upload, request: FastifyRequest) {
    finishing.add(named.uploadId);
    try {
      const shared = await asContractWork(() => share(store, named, upload));
      const headers = { "content-type": "application/json; charset=utf-8" };
      return { status_code: 200, headers, body: JSON.stringify(shared) };
    } catch (err) {
      if (!(err instanceof HttpError)) request.log.error({ err }, "a finished upload could not be shared");
      const refused = err instanceof HttpError ? err : { status: 500, message: errorMessages.serverFault };
      throw Object.assign(new Error(refused.message), {
        status_code: refused.status,
        body: refused.message,
      });
    } finally {
      finishing.delete(named.uploadId);
    }
  }

  /**
   * All bytes have arrived and the upload is still there: it is being shared, or its process has ended. Telling the
   * client that nothing is missing would lose the file, so that it starts again.
   */
  async function refuseComplete(store: UploadStore, { uploadId }: Named): Promise<void> {
    const { offset, size } = await store.getUpload(uploadId).catch((error: unknown) => {
      throw isMissingUpload(error) ? notFound(messages.uploadNotFound) : error;
    });
    if (offset !== size) return;
    if (finishing.has(uploadId)) throw new HttpError(409, messages.uploadBusy);
    await removeUpload(db, store, uploadId);
    throw notFound(messages.uploadNotFound);
  }

  const serverFor = (store: UploadStore, named: Named, request: FastifyRequest): Server =>
    new Server({
      path: tusPath(named.contractId),
      datastore: store,
      locker,
      maxSize: engagementLimits.fileBytes,
      relativeLocation: true,
      // No other site reads an answer.
      allowedOrigins: [],
      namingFunction: () => named.uploadId,
      getFileIdFromRequest: () => named.uploadId,
      onUploadCreate: async () => {
        const { contractId, actor, uploadId } = named;
        await recordUpload(db, { id: uploadId, contractId, userId: actor.id, createdAt: clock() });
        return {};
      },
      onUploadFinish: (_request, upload) => finish(store, named, upload, request),
    });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { named } = request.tus ?? {};
    if (!named) throw new Error("The upload was not checked.");
    const store = await openStore();
    if (request.method === "HEAD") await refuseComplete(store, named);
    const server = serverFor(store, named, request);
    handOver(reply, config.baseUrl);
    await asContractWork(() => server.handle(request.raw, reply.raw));
    if (request.method === "DELETE") await removeUpload(db, store, named.uploadId);
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream, which tus reads.
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.decorateRequest("tus", null);
    const route = {
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => {
        request.tus = { named: await requireUpload(request) };
      },
      handler: handle,
    };
    scope.route({ ...route, method: "POST", url: tusPath(":id") });
    scope.route({ ...route, method: ["HEAD", "PATCH", "DELETE"], url: `${tusPath(":id")}/:upload` });
  });
}

declare module "fastify" {
  interface FastifyRequest {
    tus: { named: Named } | null;
  }
}
