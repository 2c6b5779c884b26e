import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { jobDetail } from "~/testkit/records.ts";
import { currentEntry, navigationFor } from "./navigation.ts";
import { usePlace } from "./use-place.ts";

const Marked = () => currentEntry(navigationFor(margaret), usePlace())?.label ?? "None";
const manages = { application: null, mark: null, mayManage: true };

test.each([
  ["one's own posting", "My Jobs", { viewer: manages, postedById: margaret.id }],
  ["a colleague's posting", "All Jobs", { viewer: manages, postedById: margaret.id + 1 }],
  ["another firm's posting", "All Jobs", {}],
])("the navigation marks the list of %s: %s", async (_which, label, changes) => {
  const answers = [answer("getJob", jobDetail(changes), { params: { id: 183 } })];
  expect((await draw(<Marked />, { user: margaret, answers, at: "/jobs/183" })).text).toBe(label);
});

test("other screens are marked by their address, without reading a posting", async () => {
  const { text } = await draw(<Marked />, { user: margaret, at: "/jobs/mine" });
  expect(text).toBe("My Jobs");
});
