import { mouse } from "./stage/input.ts";
import { test } from "./stage/test.ts";
import { playWholeStory } from "./story/whole-story.ts";

for (const width of [1440, 390] as const) {
  test(`from registration to completion at ${width} px`, async ({ enter }) => {
    await playWholeStory(enter, { width, input: mouse });
  });
}
