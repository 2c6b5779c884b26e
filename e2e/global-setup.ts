import { startTestServer } from "@caseload/server/testkit/database";

/** One PostgreSQL for the run; each server process gets a database of its own in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  return () => server.stop();
}
