import type { Log } from "../../log.ts";

/** A PostgreSQL that accepted connections, started or adopted. */
export type Running = { pid: number; socketFolder: string; isAlive: () => boolean };

const checkEvery = 250;

/** Starts PostgreSQL again whenever it dies, until the returned function is called. */
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
  }, checkEvery);
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
