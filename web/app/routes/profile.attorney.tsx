import { OwnFirm } from "~/features/profile-forms/own-firm.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/profile.attorney";

export const meta: Route.MetaFunction = () => pageTitle("Firm Profile");

export default function OwnFirmScreen() {
  return <OwnFirm />;
}
