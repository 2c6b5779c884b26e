import type { ReactNode } from "react";
import { useHydrated } from "~/lib/hydrated.ts";

/**
 * A form that the server has drawn, out of reach until its code is there: before, it would send a password the plain
 * way and lose what was typed. Stands inside the form's Suspense boundary, which takes both over at once.
 */
export const UntilReady = ({ children }: { children: ReactNode }) => (
  <div inert={!useHydrated()}>{children}</div>
);
