import { Suspense, type ComponentProps } from "react";
import { vitalPart } from "./lazy-part.ts";

const LateNotFound = vitalPart(async () => ({ default: (await import("./not-found.tsx")).NotFound }));

/** `NotFound` for the page of a record, most of which exist: the code loads when it is needed. */
export const NotFound = (props: ComponentProps<typeof LateNotFound>) => (
  <Suspense>
    <LateNotFound {...props} />
  </Suspense>
);
