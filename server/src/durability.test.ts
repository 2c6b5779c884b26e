import { expect, test } from "vitest";
import { accidents } from "./testkit/durability/failures.ts";
import { tryDurability } from "./testkit/durability/trial.ts";

test("what was acknowledged survives kill -9 of server and database, and nothing is half-written", async () => {
  const reports = await tryDurability(2 * accidents.length);
  for (const { lost, halves, faults, acknowledged } of reports) {
    expect({ lost, halves, faults }).toEqual({ lost: [], halves: [], faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  }
}, 90_000);
