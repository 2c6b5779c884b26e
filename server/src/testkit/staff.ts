import { makePerson } from "../demo/factories.ts";
import type { Caller, Site } from "./site.ts";

/** Cleo Clerk, a member of the staff, signed in. */
export async function createClerk(site: Site): Promise<Caller & { id: number }> {
  const { id } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    firstName: "Cleo",
    lastName: "Clerk",
    staff: true,
  });
  return { ...(await site.signInAs(id)), id };
}
