import { ConflictPage } from "~/features/conflicts/conflict-page.tsx";
import { idOf } from "~/lib/addresses.ts";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/application.conflict";

export const meta: Route.MetaFunction = () => pageTitle("Conflict Check");

export default function ApplicationConflictScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  return <ConflictPage key={id} id={id} />;
}
