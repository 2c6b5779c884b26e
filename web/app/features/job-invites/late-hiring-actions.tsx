import { Suspense, type ComponentProps } from "react";
import { UntilReady } from "~/lib/until-ready.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";

const HiringActions = vitalPart(async () => ({
  default: (await import("./hiring-actions.tsx")).HiringActions,
}));

/** Visitors and paralegals do without the code of a firm's buttons. */
export const LateHiringActions = (props: ComponentProps<typeof HiringActions>) => (
  <Suspense>
    <UntilReady>
      <HiringActions {...props} />
    </UntilReady>
  </Suspense>
);
