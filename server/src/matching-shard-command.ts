/** npm run matching-shard: holds one shard of the matching index until it is stopped. */
import process from "node:process";
import { product } from "@caseload/contract/product";
import { openShard } from "./modules/matching/engine/shard-holder.ts";
import { type Config, ConfigError, loadConfig } from "./platform/config.ts";
import { createFastify } from "./platform/http/fastify.ts";

const usage =
  "Usage: npm run matching-shard -- NUMBER, where NUMBER is the place of the shard's address in MATCHING_SHARDS, from 1";

/** Milliseconds after which a stop is forced. */
const stopTimeoutMs = 5_000;

/** @throws ConfigError when MATCHING_SHARDS has no such place */
function numberIn({ matchingShards }: Config, args: readonly string[]): number {
  const [given = ""] = args;
  if (args.length !== 1 || !/^[1-9]\d*$/.test(given)) throw new ConfigError([usage]);
  if (matchingShards.length === 0)
    throw new ConfigError(["MATCHING_SHARDS is not set; expected the hosts and ports of all shards."]);
  if (Number(given) > matchingShards.length)
    throw new ConfigError([`MATCHING_SHARDS has ${matchingShards.length} addresses; there is no ${given}.`]);
  return Number(given) - 1;
}

try {
  const config = loadConfig(process.env);
  const number = numberIn(config, process.argv.slice(2));
  const { databaseUrl = "", databaseDirectUrl = databaseUrl, authSecret = "", matchingShards } = config;
  const { log } = createFastify(config);
  const started = performance.now();
  const shard = await openShard(
    { url: databaseUrl, directUrl: databaseDirectUrl },
    { addresses: matchingShards, secret: authSecret },
    number,
    log,
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await shard.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
  // The launcher has ended, even by kill -9.
  process.on("disconnect", () => void stop());
  process.channel?.unref();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${product.name}: shard ${number + 1} of ${matchingShards.length} is ready with ${shard.size()} open postings, ${seconds} s after the start`,
  );
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
