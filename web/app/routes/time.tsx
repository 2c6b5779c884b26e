import { OwnTime } from "~/features/time/own-time.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/time";

export const meta: Route.MetaFunction = () => pageTitle("Time");

export default function TimeScreen() {
  return (
    <>
      <PageHead title="Time" lede="Recorded in tenths of an hour, submitted by contract and week." />
      <OwnTime />
    </>
  );
}
