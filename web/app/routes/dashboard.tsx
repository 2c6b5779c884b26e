import { redirect } from "react-router";
import { dashboardOf } from "~/lib/addresses.ts";
import { requireMember } from "~/lib/guard.ts";
import type { Route } from "./+types/dashboard";

export const loader = (args: Route.LoaderArgs) => redirect(dashboardOf(requireMember(args).userType));

export default function Dashboard() {
  return null;
}
