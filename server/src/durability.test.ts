import { expect, test } from "vitest";
import { failures } from "./testkit/durability/failures.ts";
import { runDurabilityTrial } from "./testkit/durability/trial.ts";

test("what was acknowledged survives kill -9 of server and database, and nothing is half-written", async () => {
  const reports = await runDurabilityTrial(2 * failures.length);
  for (const { lost, halves, faults, acknowledged } of reports) {
    expect({ lost, halves, faults }).toEqual({ lost: [], halves: [], faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  }
}, 90_000);
