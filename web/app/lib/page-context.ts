/** What the server hands to every page: who asks, the nonce of this answer, and the API without a network hop. */
import { createContext, type RouterContextProvider } from "react-router";
import type { User } from "@caseload/contract/accounts/accounts";
import type { CallName } from "@caseload/contract/endpoints";
import type { CallInput } from "./api-types.ts";

export interface CallAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly data: unknown;
}

export interface PageContext {
  readonly user: User | null;
  readonly nonce: string;
  /** Whether the site has the demo's people. */
  readonly isDemo: boolean;
  /** Calls the API with the visitor's own cookie, so that a page shows nothing the API would refuse. */
  readonly callApi: (name: CallName, input: CallInput) => Promise<CallAnswer>;
  /** Into the server's log. */
  readonly reportError: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

export const pageOf = (context: Readonly<RouterContextProvider>): PageContext => context.get(pageContext);
