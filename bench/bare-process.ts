import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface BareProcess {
  readonly url: string;
  readonly pid: number;
  stop: () => Promise<void>;
}

/** bench/bare-server.ts as a process of its own, with Node's own memory limits. */
export async function startBareProcess(connectionString: string): Promise<BareProcess> {
  const file = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], {
    env: { ...process.env, DATABASE_URL: connectionString, PORT: "0", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const [line] = (await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => {
      throw new Error("The bare server did not start.");
    }),
  ])) as [Buffer];
  const port = /listening (\d+)/.exec(line.toString())?.[1] ?? "";
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
