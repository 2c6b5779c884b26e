import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations, findViolationsAtBothWidths } from "./stage/axe.ts";
import { test } from "./stage/test.ts";
import { at, examine, messages, narrowChrome, opened, type Sight } from "./story/sights.ts";

/** What a phone shows otherwise than a narrow window does. Every screen in a window: weight.spec.ts. */
const onPhones: readonly Sight[] = [at("/messages"), ...narrowChrome];

test("visitors meet no barrier on a phone", async ({ enter }) => {
  await examine(await enter({ width: 390 }), [at("/"), opened("Menu", "Menu")], findViolations);
});

for (const name of ["daniel", "margaret"] as const)
  test(`${name} meets no barrier on a phone`, async ({ enter }) => {
    const visitor = await enter({ width: 390 });
    await visitor.carrySession(demoPeople[name].email, demoPassword);
    await examine(visitor, onPhones, findViolations);
  });

test("attorneys meet no barrier in conversations, at both widths", async ({ enter }) => {
  const visitor = await enter();
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  await examine(visitor, [messages, at("/messages/1")], findViolationsAtBothWidths);
});
