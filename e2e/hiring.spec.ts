import { keyboard, mouse } from "./stage/input.ts";
import { test } from "./stage/test.ts";
import { playWholeStory } from "./story/whole-story.ts";

const byKeyboard = { width: 1440, input: keyboard } as const;
const onPhone = { width: 390, input: mouse } as const;

/** Each side once without a mouse and once on a phone. */
for (const [title, attorney, paralegal] of [
  ["an attorney at a keyboard hires a paralegal on a phone", byKeyboard, onPhone],
  ["an attorney on a phone hires a paralegal at a keyboard", onPhone, byKeyboard],
] as const)
  test(`from registration to completion: ${title}`, async ({ enter }) => {
    test.setTimeout(240_000);
    const nextDay = paralegal === byKeyboard;
    await playWholeStory(enter, { attorney, paralegal, nextDay });
  });
