import type { Log } from "../../log.ts";

/** A PostgreSQL process that this process started. */
export type Running = { pid: number; socketFolder: string; isAlive: () => boolean };

const checkIntervalMs = 250;

/** Restarts PostgreSQL when it dies, until `end` is called. */
export function supervise(
  first: Running,
  launch: () => Promise<Running>,
  log: Log,
): { current(): Running; end(): Promise<Running> } {
  let running = first;
  let repair: Promise<void> | undefined;

  const restart = async () => {
    log.error({ pid: running.pid }, "PostgreSQL ended unexpectedly, starting it again");
    try {
      running = await launch();
      log.info({ pid: running.pid }, "PostgreSQL is back");
    } catch (err) {
      log.error({ err }, "PostgreSQL could not be started, trying again");
    } finally {
      repair = undefined;
    }
  };

  const timer = setInterval(() => {
    if (repair === undefined && !running.isAlive()) repair = restart();
  }, checkIntervalMs);
  timer.unref();

  return {
    current: () => running,
    async end() {
      clearInterval(timer);
      await repair;
      return running;
    },
  };
}
