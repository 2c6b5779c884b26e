import { expect, test } from "vitest";
import { failures } from "./testkit/durability/failures.ts";
import { runDurabilityTrial } from "./testkit/durability/trial.ts";

test("acknowledged writes survive kill -9 of server and database, and no transaction is partial", async () => {
  const reports = await runDurabilityTrial(2 * failures.length);
  for (const { lost, halves, faults, acknowledged } of reports) {
    expect({ lost, halves, faults }).toEqual({ lost: [], halves: [], faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  }
}, 90_000);
