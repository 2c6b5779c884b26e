/** Mends in the build what a library gets wrong and offers no setting for. */
import type { Plugin } from "vite";

/**
 * Base UI hides the stops that hand the focus on around an open menu or list from assistive technology, although they
 * take the focus: what can be focused may not be hidden (WCAG 4.1.2). They have no text, so nothing is read out either way.
 */
export const honestFocusGuards: Plugin = {
  name: "honest-focus-guards",
  apply: "build",
  transform: {
    filter: { id: /@base-ui\/react\/utils\/FocusGuard\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/^\s*"aria-hidden": role \? undefined : true,$/m, ""),
      map: null,
    }),
  },
};
