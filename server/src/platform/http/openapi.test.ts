import { allEndpoints } from "@caseload/contract/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("the description is OpenAPI 3.1 and contains exactly the endpoints of the contract", async () => {
  const answer = await site.app.inject("/api/openapi.json");
  const { openapi, paths } = answer.json<{
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  }>();
  expect(openapi).toMatch(/^3\.1\./);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test("the API reference is served with its own policy", async () => {
  const answer = await site.app.inject("/api/docs/");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
});
