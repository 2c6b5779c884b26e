import { clip, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Mark } from "~/ui/mark.tsx";
import { ownProjects, ownSide } from "./own-projects.ts";
import { waitsForViewer } from "./standing.ts";
import { nextText } from "./wording.ts";

/** Characters of a title before it is cut. */
const maxTitle = 60;

/** What is due first. */
export function ProjectsLede() {
  const format = useFormat();
  const { data: counts } = useApi("countContracts", { query: ownSide });
  const [first] = useApiPages("listContracts", ownProjects("active")).rows;
  if (!counts || counts.active === 0 || !first) return "Your contracts, by what is due next.";
  const next = nextText(first, format);
  return (
    <>
      {plural(counts.active, "active project")}. {waitsForViewer(first) ? <Mark>{next}</Mark> : next}:{" "}
      {clip(first.job.title, maxTitle)}.
    </>
  );
}
