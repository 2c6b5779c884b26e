import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { product } from "@caseload/contract/product";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** Swagger UI sets inline styles. */
const referencePolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" height="40" fill="none" stroke="#fff"><path d="M22.6 7.2A11 11 0 1 0 22.6 20.8" stroke-width="3.6"/><path d="M18.9 10.2A6.3 6.3 0 1 0 18.9 17.8" stroke-width="1.5"/></svg>`;

/** Serves OpenAPI 3.1 at /api/openapi.json and Swagger UI at /api/docs. Must be registered before the routes. */
export async function registerOpenApi(app: FastifyInstance, baseUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${product.name} API`,
        version: "1",
        description:
          "Calls carry the session cookie and JSON bodies. Errors are plain text: the sentence that the screen shows. Lists are bare arrays; the Link header (rel=next) names the next page. Send a new Idempotency-Key with each POST: repeated with the same key and body, it gets the first answer again for 24 hours, and with another body a 409.",
      },
      servers: [{ url: baseUrl }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "caseload_session" } },
      },
    },
    // Hides pages and assets.
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: referencePolicy,
    theme: { title: `${product.name} API` },
    logo: { type: "image/svg+xml", content: Buffer.from(logo), href: "/", target: "_self" },
    uiConfig: { docExpansion: "list", tryItOutEnabled: false },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
