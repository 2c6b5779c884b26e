import { randomUUID } from "node:crypto";
import type { CallName, Endpoints } from "@caseload/contract/endpoints";
import type { Passkey } from "@caseload/contract/accounts/passkeys";
import type { LightMyRequestResponse } from "fastify";
import type { z } from "zod";
import { passkeys } from "../platform/db/schema/passkeys.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { Site } from "./site.ts";
import { type Deviation, SoftwareAuthenticator } from "./software-authenticator.ts";
import { type BrowserMember, createMember, currentPassword } from "./two-factor.ts";

/** What a call of the contract answers. */
export type Output<N extends CallName> = z.output<Endpoints[N]["response"]>;

export const openAuthenticator = (site: Site): SoftwareAuthenticator =>
  new SoftwareAuthenticator(new URL(site.deps.config.baseUrl).origin);

/** Adds a passkey to a signed-in account. Returns the answer to its last call. */
export async function addPasskey(
  browser: Browser,
  authenticator: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<LightMyRequestResponse> {
  const options = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
  return browser.call("addPasskey", { body: { credential: authenticator.create(options, deviation) } });
}

/** Signs in with a passkey. Returns the answer to its last call. */
export async function signInWithPasskey(
  browser: Browser,
  authenticator: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<LightMyRequestResponse> {
  const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
  return browser.call("signInWithPasskey", { body: { credential: authenticator.get(options, deviation) } });
}

export interface PasskeyMember extends BrowserMember {
  authenticator: SoftwareAuthenticator;
  passkey: Passkey;
}

/** A signed-in member with one passkey. */
export async function createPasskeyMember(site: Site, deviation?: Deviation): Promise<PasskeyMember> {
  const member = await createMember(site);
  return { ...member, ...(await givePasskey(site, member.browser, deviation)) };
}

export async function givePasskey(
  site: Site,
  browser: Browser,
  deviation?: Deviation,
): Promise<Pick<PasskeyMember, "authenticator" | "passkey">> {
  const authenticator = openAuthenticator(site);
  const answer = await addPasskey(browser, authenticator, deviation);
  if (answer.statusCode !== 201) throw new Error(`addPasskey answered ${answer.statusCode}: ${answer.body}`);
  return { authenticator, passkey: answer.json<Passkey>() };
}

/** A passkey that no authenticator has, for calls that do not use its key. */
export async function storePasskey({ db, time }: Site, userId: number): Promise<number> {
  const keys = { credentialId: randomUUID(), publicKey: "none", userHandle: randomUUID(), counter: 0 };
  const [row] = await db
    .insert(passkeys)
    .values({ ...keys, userId, name: "Chrome on Windows", transports: ["internal"], createdAt: time.now })
    .returning({ id: passkeys.id });
  if (!row) throw new Error("The passkey was not stored.");
  return row.id;
}

/** A response that no challenge was made for. */
export const unaskedCredential = {
  id: "aaaa",
  rawId: "aaaa",
  type: "public-key",
  response: {
    clientDataJSON: "aaaa",
    attestationObject: "aaaa",
    authenticatorData: "aaaa",
    signature: "aaaa",
    userHandle: "aaaa",
  },
} as const;

/** The statuses and messages of a sign-in from a browser that is new to the site. */
export async function tryPasskey(
  site: Site,
  authenticator: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<[number, string]> {
  const { statusCode, body } = await signInWithPasskey(openBrowser(site), authenticator, deviation);
  return [statusCode, statusCode === 200 ? "" : body];
}
