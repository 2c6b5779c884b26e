import { makeFirm, makePerson } from "../demo/factories.ts";
import type { Caller, Site } from "./site.ts";

export type Colleague = Caller & { id: number; name: string; email: string };
type PersonInput = Parameters<typeof makePerson>[2];

/** A firm whose members are signed in. */
export interface TestFirm {
  firmId: number;
  admin: Colleague;
  /** Adds a member to the firm. */
  hire: (input: PersonInput) => Promise<Colleague>;
}

/** Creates a person and signs them in. */
export async function createSignedIn(site: Site, input: PersonInput): Promise<Colleague> {
  const { id, name, email } = await makePerson(site.db, site.time.now, input);
  return { id, name, email, ...(await site.signInAs(id)) };
}

export async function createFirm(site: Site, firm: Parameters<typeof makeFirm>[2] = {}): Promise<TestFirm> {
  const { id: firmId } = await makeFirm(site.db, site.time.now, firm);
  const hire = (input: PersonInput) => createSignedIn(site, { ...input, firmId });
  return { firmId, admin: await hire({ primaryRole: "managing_partner", firstName: "Anders" }), hire };
}
