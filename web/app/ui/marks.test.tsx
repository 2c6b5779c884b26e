import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { ApplicationStatusBadge } from "./application-status-badge.tsx";
import { Meter, Progress } from "./progress.tsx";
import { scoreTier } from "./score-tier.ts";
import { TagList } from "./tag-list.tsx";

test.each([
  [100, "Excellent Match"],
  [90, "Excellent Match"],
  [89, "Good Match"],
  [75, "Good Match"],
  [74, "Fair Match"],
  [60, "Fair Match"],
  [59, "Potential Match"],
  [0, "Potential Match"],
])("a score of %d is called %s", (score, label) => {
  expect(scoreTier(score).label).toBe(label);
});

test.each([
  [3, 4, "A B C +1 more"],
  [3, 3, "A B C"],
  [4, 6, "A B C D +2 more"],
])("of a list %d at most are shown, of %d: %s", async (max, count, text) => {
  const tags = ["A", "B", "C", "D", "E", "F"].slice(0, count);
  expect((await draw(<TagList tags={tags} max={max} />)).text).toBe(text);
});

test.each([
  [140, 100],
  [100, 100],
  [-3, 0],
])("a bar at %d ends at %d", async (value, shown) => {
  for (const bar of [
    <Progress key="p" label="Steps" value={value} />,
    <Meter key="m" label="Fit" value={value} />,
  ])
    expect((await draw(bar)).html).toContain(`aria-valuenow="${shown}"`);
});

test.each([
  ["rejected", "red"],
  ["pending", "neutral"],
  ["reviewing", "pen"],
  ["accepted", "green"],
] as const)("an application that is %s bears a badge in %s", async (status, tone) => {
  const { html } = await draw(<ApplicationStatusBadge status={status} />);
  expect(html).toContain(tone === "neutral" ? 'class="badge"' : `class="badge tone-${tone}"`);
});
