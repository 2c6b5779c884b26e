import { keyboard } from "./stage/input.ts";
import { test } from "./stage/test.ts";
import { playWholeStory } from "./story/whole-story.ts";

test("from registration to completion without a mouse", async ({ enter }) => {
  test.setTimeout(240_000);
  await playWholeStory(enter, { width: 1440, input: keyboard, nextDay: true });
});
