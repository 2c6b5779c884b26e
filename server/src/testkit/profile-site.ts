import { makeFirm, makePerson } from "../demo/factories.ts";
import { type Announcements, recordAnnouncements } from "./announcements.ts";
import { type Caller, openSite, type Site } from "./site.ts";

export type Member = Caller & { id: number };

/** A site with people who have no profile yet. */
export interface ProfileSite {
  site: Site;
  heard: Announcements;
  /** The partner of a firm without a profile. */
  attorney: Member;
  join: (given: Parameters<typeof makePerson>[2]) => Promise<Member>;
  /** A freelance paralegal, Daniel Reyes. What was announced before is dropped. */
  joinParalegal: () => Promise<Member>;
  close: () => Promise<void>;
}

export async function openProfileSite(): Promise<ProfileSite> {
  const site = await openSite();
  const heard = await recordAnnouncements(site.connectionString);
  const join = async (given: Parameters<typeof makePerson>[2]): Promise<Member> => {
    const { id } = await makePerson(site.db, site.time.now, given);
    return { ...(await site.signInAs(id)), id };
  };
  const firm = await makeFirm(site.db, site.time.now, { name: null, complete: false });
  return {
    site,
    heard,
    attorney: await join({ primaryRole: "managing_partner", firmId: firm.id }),
    join,
    joinParalegal: async () => {
      const paralegal = await join({
        firstName: "Daniel",
        lastName: "Reyes",
        primaryRole: "freelance_paralegal",
      });
      await heard.take();
      return paralegal;
    },
    close: async () => {
      await heard.stop();
      await site.close();
    },
  };
}
