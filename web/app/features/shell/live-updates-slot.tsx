import { Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";

const LiveUpdates = lazyPart(() => import("./live-updates.tsx"));

/** Live updates of the signed-in screens; public pages show nothing that changes and do not even load the code. */
export function LiveUpdatesSlot() {
  const user = useUser();
  if (!user) return null;
  return (
    <Suspense>
      <LiveUpdates key={user.id} userId={user.id} />
    </Suspense>
  );
}
