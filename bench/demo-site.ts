/** The site with the demo's data, as `npm start` runs it, on a throw-away PostgreSQL. */
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";

export interface DemoSite {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDemoSite(): Promise<DemoSite> {
  const postgres = await startTestServer();
  const database = await createTestDatabase();
  const server = await startServerProcess({
    env: {
      DATABASE_URL: database.connectionString,
      AUTH_SECRET: "a secret for the bench, long enough",
      DEMO: "on",
    },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await database.drop();
      await postgres.stop();
    },
  };
}
