import type { Readable } from "node:stream";
import type { Endpoint, Access } from "@caseload/contract/endpoint";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  RouteOptions,
} from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { type Actor, may } from "../actor.ts";
import { runAs } from "../db/work.ts";
import type { Deps } from "../deps.ts";
import { type UploadedFile, uploadsFolder } from "../files/uploaded-file.ts";
import { answerOnce, honorsKey, idempotencyHeaders } from "./idempotency.ts";
import { acceptUpload, withUpload } from "./uploads.ts";
import { errorMessages } from "@caseload/contract/error-messages";
import { forbidden, notFound, HttpError } from "./http-error.ts";
import { isRestrictable, requireUnrestricted } from "./restriction.ts";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type UploadedFileOf<E extends Endpoint> = E extends { upload: { optional: true } }
  ? UploadedFile | undefined
  : E extends { upload: object }
    ? UploadedFile
    : undefined;

/** Input of a handler: the actor, and the request's parts as parsed by the contract's schemas. */
interface HandlerInput<E extends Endpoint> {
  actor: E["access"]["signedIn"] extends true ? Actor : Actor | null;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  /** The uploaded file; removed when the handler has finished. */
  file: UploadedFileOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One page of rows and the cursor of the next page. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

type Result<E extends Endpoint> = E extends { file: string } ? Readable : JsonResult<E>;
type JsonResult<E extends Endpoint> =
  z.input<E["response"]> extends infer Body
    ? E extends { paged: true }
      ? Body extends (infer Row)[]
        ? Page<Row>
        : Body & { next: string | null }
      : Body
    : never;

type Handler<E extends Endpoint> = (incoming: HandlerInput<E>) => Promise<Result<E>>;
type Before = (request: FastifyRequest) => Promise<void>;

interface Options<E extends Endpoint> {
  /** Called before the body is read, such as for a limit on uploads that need no sign-in. */
  before?: Before;
  /**
   * Reads the record that a creating call answered again. When its status, its creation or a field that the request sets
   * differs from the first answer, or it is gone, an equal request without a key runs instead of getting that answer.
   */
  reread?: (answer: z.output<E["response"]>, incoming: HandlerInput<E>) => Promise<unknown>;
}

export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: Options<E>) => void;

const requestSchemas = (endpoint: Endpoint) => ({
  ...(honorsKey(endpoint) && { headers: idempotencyHeaders }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
});

/** Returns the response schema for the serializer and the API reference. */
const responseSchema = ({ file, response, summary }: Endpoint) =>
  file ? { description: summary, content: { [file]: { schema: response } } } : response;

/** Returns the tag of the API reference and the kind of work: "jobs" for "/api/jobs/:id". */
const tagOf = (path: string): string => path.split("/")[2] ?? path;

/** Skips the body of an upload, which withUpload parses after the access check. */
const skipBodyValidation: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === "body" ? () => true : validatorCompiler(route as never);

type Run = (body: unknown, file?: UploadedFile) => Promise<unknown>;

function bodyReader({ name, upload, body }: Endpoint, folder: string) {
  if (!upload) return (request: FastifyRequest, run: Run) => run(request.body);
  if (!body) throw new Error(`The upload ${name} has no data beside the file.`);
  const input = { upload, field: upload.field, schema: body, folder };
  return (request: FastifyRequest, run: Run) => withUpload(request, input, run);
}

type RegisterDeps = Pick<Deps, "db" | "clock" | "secret" | "config" | "sessions">;

function routeOf(
  deps: RegisterDeps,
  endpoint: Endpoint,
  handler: Handler<never>,
  { before, reread }: Options<never>,
): RouteOptions {
  const { access, name, method, path, summary, status = 200, paged, upload } = endpoint;
  if (!access) throw new Error(`The endpoint ${name} declares no access.`);
  const readBody = bodyReader(endpoint, uploadsFolder(deps.config.dataDir));
  const runsOnce = honorsKey(endpoint);
  const tag = tagOf(path);
  return {
    method,
    url: path,
    schema: {
      summary,
      tags: [tag],
      operationId: name,
      ...(upload && {
        consumes: ["multipart/form-data", ...(upload.optional ? ["application/json"] : [])],
      }),
      ...requestSchemas(endpoint),
      response: { [status]: responseSchema(endpoint) },
    },
    ...(upload && { validatorCompiler: skipBodyValidation }),
    onRequest: async (request) => {
      checkAccess(access, request.actor);
      if (request.actor && isRestrictable(endpoint))
        await requireUnrestricted(deps.db, request.actor, deps.clock());
      await before?.(request);
    },
    handler: async (request, reply) => {
      const { actor, params, query } = request;
      reply.code(status);
      const result = await readBody(request, (body, file) =>
        runAs(tag, () => {
          const incoming = { actor, params, query, body, file, request, reply } as never;
          const run = () => deps.sessions.forgetChanged(() => handler(incoming));
          if (!runsOnce) return run();
          const rereadFirst = reread && ((answer: unknown) => reread(answer as never, incoming));
          const sent = {
            request,
            reply,
            body,
            fileHash: file && `${file.sha256} ${file.sentName}`,
            reread: rereadFirst,
          };
          return answerOnce(deps, endpoint, sent, async () => reply.serialize(await run()) as string);
        }),
      );
      // Serialized already, because this text is stored.
      if (runsOnce) reply.type("application/json; charset=utf-8").serializer(String);
      if (endpoint.file && !reply.hasHeader("content-type")) reply.type(endpoint.file);
      return paged ? sendPage(request, reply, result as Page<unknown>) : reply.send(result);
    },
  };
}

/** Makes a scope accept and ignore any short body. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4_096 }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** Returns a function that registers endpoints of the contract. It throws when an endpoint declares no access. */
export function createRegister(app: FastifyInstance, deps: RegisterDeps): Register {
  return (endpoint, handler, options = {}) => {
    const route = routeOf(deps, endpoint, handler, options);
    const { upload, anyBody } = endpoint;
    if (!upload && !anyBody) app.route(route);
    // Only this scope parses multipart or arbitrary bodies.
    else
      void app.register(async (scope) => {
        if (upload) await acceptUpload(scope, upload);
        else ignoreBodies(scope);
        scope.route(route);
      });
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page<unknown>) {
  const { next, ...rest } = page;
  if (next !== null) {
    const url = new URL(request.url, "http://localhost");
    url.searchParams.set("cursor", next);
    reply.header("link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return reply.send("rows" in rest ? rest.rows : rest);
}

const wrongType = { paralegal: errorMessages.paralegalsOnly, attorney: errorMessages.attorneysOnly };

/**
 * Checks an endpoint's access: signed in (401), staff only (404), then user type, firm and permission (403). Whether the
 * user may see the record of the path is checked by the module's policy, which responds 404.
 */
function checkAccess(access: Access, actor: Actor | null): void {
  if (!access.signedIn) return;
  if (!actor) throw new HttpError(401, errorMessages.signInFirst);
  if (access.staff && !actor.staff) throw notFound(errorMessages.notFound);
  if (access.userType && access.userType !== actor.userType)
    throw forbidden(access.wrongUserType ?? wrongType[access.userType]);
  if (access.inFirm && actor.firmId === null) throw forbidden(errorMessages.firmOnly);
  if (access.permission && !may(actor, access.permission)) throw forbidden(errorMessages.notPermitted);
}
