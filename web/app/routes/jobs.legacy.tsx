import { redirect } from "react-router";
import type { Route } from "./+types/jobs.legacy";

export const loader = ({ url }: Route.LoaderArgs) => redirect(`/jobs${url.search}`);

export default function LegacyJobs() {
  return null;
}
