import { startTransition, Suspense, useState } from "react";
import type { DefinitionsProps } from "./definition-list.tsx";
import { InfoTrigger } from "./info-trigger.tsx";
import { vitalPart } from "./lazy-part.ts";

const load = () => import("./open-info.tsx");
const OpenInfo = vitalPart(load);

/** "How we calculate this": fetches and opens the definitions of the figures beside it. */
export function InfoButton({ figures }: DefinitionsProps) {
  const [wasOpened, setOpened] = useState(false);
  const fetchInfo = () => void load().catch(() => undefined);
  const closed = (
    <InfoTrigger
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={fetchInfo}
      onFocus={fetchInfo}
      onClick={() => startTransition(() => setOpened(true))}
    />
  );
  return <Suspense fallback={closed}>{wasOpened ? <OpenInfo figures={figures} /> : closed}</Suspense>;
}
