import type { Readable } from "node:stream";
import type { Endpoint } from "@caseload/contract/endpoint";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  RouteOptions,
} from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import type { ArrivedFile } from "../files/uploaded-file.ts";
import { checkAccess } from "./access.ts";
import { acceptUpload, withUpload } from "./uploads.ts";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: the actor, and the request's parts as the contract's schemas left them. */
export interface Incoming<E extends Endpoint> {
  actor: E["access"]["signedIn"] extends true ? Actor : Actor | null;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  /** What was uploaded; removed when the handler is done. */
  file: E extends { upload: object } ? ArrivedFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One page of rows and the cursor of the next one. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

type Answer<E extends Endpoint> = E extends { file: string } ? Readable : JsonAnswer<E>;
type JsonAnswer<E extends Endpoint> =
  z.input<E["response"]> extends infer Body
    ? E extends { paged: true }
      ? Body extends (infer Row)[]
        ? Page<Row>
        : Body & { next: string | null }
      : Body
    : never;

export type Handler<E extends Endpoint> = (incoming: Incoming<E>) => Promise<Answer<E>>;
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

const partsOf = (endpoint: Endpoint) => ({
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
});

/** What is answered, as the serializer and the API reference want it. */
const answerOf = ({ file, response, summary }: Endpoint) =>
  file ? { description: summary, content: { [file]: { schema: response } } } : response;

/** "/api/jobs/:id" is about jobs; the API reference groups by this word. */
const nounOf = (path: string): string => path.split("/")[2] ?? path;

/** The body of an upload is read and checked by withUpload, behind the door. */
const leaveBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === "body" ? () => true : validatorCompiler(route as never);

type Run = (body: unknown, file?: ArrivedFile) => Promise<unknown>;

function reading({ name, upload, body }: Endpoint, folder: string) {
  if (!upload) return (request: FastifyRequest, run: Run) => run(request.body);
  if (!body) throw new Error(`The upload ${name} has no data beside the file.`);
  const given = { upload, field: upload.field, schema: body, folder };
  return (request: FastifyRequest, run: Run) => withUpload(request, given, run);
}

function routeOf(endpoint: Endpoint, handler: Handler<never>, folder: string): RouteOptions {
  const { access, name, method, path, summary, status = 200, paged, upload } = endpoint;
  if (!access) throw new Error(`The endpoint ${name} declares no access.`);
  const read = reading(endpoint, folder);
  return {
    method,
    url: path,
    schema: {
      summary,
      tags: [nounOf(path)],
      operationId: name,
      ...(upload && { consumes: ["multipart/form-data"] }),
      ...partsOf(endpoint),
      response: { [status]: answerOf(endpoint) },
    },
    ...(upload && { validatorCompiler: leaveBody }),
    onRequest: async (request) => checkAccess(access, request.actor),
    handler: async (request, reply) => {
      const { actor, params, query } = request;
      const answer = await read(request, (body, file) =>
        handler({ actor, params, query, body, file, request, reply } as never),
      );
      reply.code(status);
      if (endpoint.file && !reply.hasHeader("content-type")) reply.type(endpoint.file);
      return paged ? sendPage(request, reply, answer as Page<unknown>) : reply.send(answer);
    },
  };
}

/** Makes a scope take any short body, and drop it. */
function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4_096 }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/**
 * Registers endpoints of the contract. Default deny: an endpoint that declares no access stops the start.
 * @param folder where uploads lie on their way in
 */
export function registrar(app: FastifyInstance, folder: string): Register {
  return (endpoint, handler) => {
    const route = routeOf(endpoint, handler, folder);
    const { upload, anyBody } = endpoint;
    if (!upload && !anyBody) app.route(route);
    // No other call understands forms.
    else
      void app.register(async (scope) => {
        if (upload) await acceptUpload(scope, upload);
        else leaveBodies(scope);
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
