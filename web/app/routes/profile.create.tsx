import { redirect } from "react-router";
import { profileFormOf } from "~/lib/addresses.ts";
import { requireMember } from "~/lib/guard.ts";
import type { Route } from "./+types/profile.create";

export const loader = (args: Route.LoaderArgs) => redirect(profileFormOf(requireMember(args).userType));

export default function CreateProfile() {
  return null;
}
