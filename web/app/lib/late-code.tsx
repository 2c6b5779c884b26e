import { createContext, use } from "react";

/** Addresses of the scripts that a page's screen loads once its route is there. Only the server knows them. */
export const LateScriptsContext = /* @__PURE__ */ createContext<readonly string[]>([]);

/** Has them fetched with the page. */
export const LateCode = () =>
  use(LateScriptsContext).map((href) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
  ));
