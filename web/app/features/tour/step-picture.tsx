import type { StepPicture as Name } from "@caseload/contract/profiles/onboarding-paths";
import type { ComponentType } from "react";
import { LampArt } from "~/ui/art.tsx";
import { CollaborateArt, ConnectArt, RegisterArt, SearchArt } from "~/ui/step-art.tsx";

const pictures: Record<Name, ComponentType> = {
  lamp: LampArt,
  form: RegisterArt,
  lens: SearchArt,
  talk: ConnectArt,
  folder: CollaborateArt,
};

export function StepPicture({ name }: { name: Name }) {
  const Picture = pictures[name];
  return <Picture />;
}
