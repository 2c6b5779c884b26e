/** npm run verify-records: checks what was signed. Works with or without a running server, and changes nothing. */
import { loadConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { findDatabase } from "./platform/db/find-database.ts";
import { openFileStorage } from "./platform/files/open-storage.ts";
import type { Log } from "./platform/log.ts";
import { checkRecords, type RecordCheck } from "./modules/engagements/agreements/check-records.ts";

const noop = () => undefined;
const log: Log = { info: noop, warn: noop, error: noop };

async function check(): Promise<RecordCheck> {
  const config = loadConfig(process.env);
  const source = await findDatabase(config, log);
  const database = openDatabase(source.connectionString, { log, poolSize: 1, use: "maintenance" });
  const files = await openFileStorage(config);
  try {
    return await checkRecords({ db: database.db, files });
  } finally {
    files.close();
    await database.close();
    await source.stop();
  }
}

try {
  const { contracts, events, versions, certificates, sealedFiles, problems } = await check();
  for (const problem of problems) console.log(problem);
  const counted = `${contracts} contracts, ${events} events, ${versions} versions, ${certificates} certificates, ${sealedFiles} sealed files`;
  console.log(
    problems.length === 0
      ? `Checked ${counted}: all match.`
      : `Checked ${counted}: ${problems.length} ${problems.length === 1 ? "record differs" : "records differ"}.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
