import { makeFirm, makePerson } from "../demo/factories.ts";
import type { Caller, Site } from "./site.ts";

export type Colleague = Caller & { id: number; name: string; email: string };
type Given = Parameters<typeof makePerson>[2];

/** A firm with people who are signed in. */
export interface Office {
  firmId: number;
  admin: Colleague;
  /** Adds somebody to the firm. */
  hire: (given: Given) => Promise<Colleague>;
}

/** Somebody new, signed in. */
export async function settle(site: Site, given: Given): Promise<Colleague> {
  const { id, name, email } = await makePerson(site.db, site.time.now, given);
  return { id, name, email, ...(await site.admit(id)) };
}

export async function openFirmOffice(site: Site, firm: Parameters<typeof makeFirm>[2] = {}): Promise<Office> {
  const { id: firmId } = await makeFirm(site.db, site.time.now, firm);
  const hire = (given: Given) => settle(site, { ...given, firmId });
  return { firmId, admin: await hire({ primaryRole: "managing_partner", firstName: "Anders" }), hire };
}
