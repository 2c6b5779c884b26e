import { redirect } from "react-router";
import type { Route } from "./+types/jobs.legacy";

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/jobs${new URL(request.url).search}`);

export default function LegacyJobs() {
  return null;
}
