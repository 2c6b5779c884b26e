import type { LateJobFilters } from "~/lib/job-list-parts.ts";
import { vitalPart } from "~/ui/lazy-part.ts";

const load = () => import("./job-filters.tsx");

export const lateJobFilters: LateJobFilters = {
  Fields: vitalPart(load),
  load: () => void load().catch(() => undefined),
};
