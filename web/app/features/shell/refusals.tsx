/** What members read in the place of a page that is not theirs. Few do: the code loads when it is needed. */
import type { UserType } from "@caseload/contract/roles";
import { Suspense } from "react";
import { UntilReady } from "~/lib/until-ready.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";

const LateAccessRestricted = vitalPart(async () => ({
  default: (await import("./access-restricted.tsx")).AccessRestricted,
}));
const LateFirmOnly = vitalPart(async () => ({ default: (await import("./firm-only.tsx")).FirmOnly }));

export const AccessRestricted = (props: { allowed: UserType }) => (
  <Suspense>
    <UntilReady>
      <LateAccessRestricted {...props} />
    </UntilReady>
  </Suspense>
);

export const FirmOnly = (props: { title: string }) => (
  <Suspense>
    <LateFirmOnly {...props} />
  </Suspense>
);
