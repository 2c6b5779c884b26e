import { expect, test } from "vitest";
import { accidents } from "./testkit/durability/accidents.ts";
import { tryDurability } from "./testkit/durability/trial.ts";

test("acknowledged writes survive kill -9 of server and database, and no transaction is partial", async () => {
  const reports = await tryDurability(2 * accidents.length);
  for (const { lost, halves, faults, acknowledged } of reports) {
    expect({ lost, halves, faults }).toEqual({ lost: [], halves: [], faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  }
}, 90_000);
