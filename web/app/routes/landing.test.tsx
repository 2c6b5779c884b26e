import { testimonials } from "@caseload/contract/landing-texts";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import type { Route } from "./+types/landing";
import Landing from "./landing.tsx";

const drawLanding = (isDemo: boolean) =>
  draw(<Landing {...({ loaderData: { accuracy: "94.3%", isDemo } } as Route.ComponentProps)} />);

test("invented people praise the demo only, and the page says that they are invented", async () => {
  const demo = await drawLanding(true);
  expect(demo.text).toContain("Sample stories. These people are fictional.");
  const site = await drawLanding(false);
  for (const { quote } of testimonials) {
    expect(demo.text).toContain(quote);
    expect(site.text).not.toContain(quote);
  }
});
