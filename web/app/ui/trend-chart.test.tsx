import fc from "fast-check";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { TrendChart } from "./trend-chart.tsx";

const point = (now: number, before: number) => ({
  label: "Nov 9 – Nov 15",
  labelBefore: "Oct 9 – Oct 15",
  tick: "Nov 9",
  now,
  before,
});
const amount = fc.integer({ min: -500, max: 2_000_000 });

test("the labels at the ends of the two lines never cover each other, and stay in the plot", async () => {
  await fc.assert(
    fc.asyncProperty(amount, amount, amount, async (first, now, before) => {
      const points = [point(first, 0), point(now, before)];
      const { html } = await draw(
        <TrendChart
          title="Spend by week"
          summary="Spend of the period."
          step="Week"
          names={["This period", "Period before"]}
          points={points}
          format={String}
        />,
      );
      const [top = NaN, other = NaN] = [...html.matchAll(/style="top:([\d.]+)%"/g)].map(([, height]) =>
        Number(height),
      );
      expect(Math.abs(top - other)).toBeGreaterThanOrEqual(19.99);
      for (const height of [top, other]) {
        expect(height).toBeGreaterThanOrEqual(8);
        expect(height).toBeLessThanOrEqual(92);
      }
    }),
    { examples: [[5, 0, 0]], numRuns: 20 },
  );
});
