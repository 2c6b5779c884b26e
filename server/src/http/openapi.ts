import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { product } from "@caseload/contract/product";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** OpenAPI 3.1 of all calls at /api/openapi.json, readable at /api/docs. Must be registered before the routes. */
export async function openapi(app: FastifyInstance, baseUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${product.name} API`,
        version: "1",
        description:
          "Calls carry the session cookie and JSON bodies. Errors are plain text: the sentence that the screen shows. Lists are bare arrays; the Link header (rel=next) names the next page.",
      },
      servers: [{ url: baseUrl }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "caseload_session" } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
