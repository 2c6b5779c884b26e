import { ProjectList } from "~/features/contracts/project-list.tsx";
import { ProjectsLede } from "~/features/contracts/projects-lede.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/projects";

export const meta: Route.MetaFunction = () => pageTitle("Active Projects");

export default function ProjectsScreen() {
  return (
    <>
      <PageHead title="Active Projects" lede={<ProjectsLede />} />
      <ProjectList />
    </>
  );
}
