import { product } from "@caseload/contract/product";
import type { Config } from "../../../platform/config.ts";

export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/**
 * Returns the site as WebAuthn names it. A passkey belongs to the host name of BASE_URL for good: under another host name
 * browsers do not offer it. Responses of any other origin are refused, those of a subdomain too.
 */
export function relyingParty({ baseUrl }: Pick<Config, "baseUrl">): RelyingParty {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, name: product.name, origin };
}
