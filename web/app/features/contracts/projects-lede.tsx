import { plural } from "~/lib/phrases.ts";
import { clip } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Mark } from "~/ui/mark.tsx";
import { ownProjects, ownSide } from "./own-projects.ts";
import { waitsForViewer } from "./next-step.ts";
import { nextText } from "./contract-text.ts";

/** Characters of a title before it is cut. */
const maxTitle = 60;

/** The project that is due first. */
export function ProjectsLede() {
  const format = useFormat();
  const { data: counts } = useApi("countContracts", { query: ownSide });
  const [nextProject] = useApiPages("listContracts", ownProjects("active")).rows;
  if (!counts || counts.active === 0 || !nextProject) return "Your contracts, next due first.";
  const next = nextText(nextProject, format);
  return (
    <>
      {plural(counts.active, "active project")}. {waitsForViewer(nextProject) ? <Mark>{next}</Mark> : next}:{" "}
      {clip(nextProject.job.title, maxTitle)}.
    </>
  );
}
