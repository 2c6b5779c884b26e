import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { desc, eq } from "drizzle-orm";
import { makeApplication, makeFirm, makeJob, makePerson, makeProfile } from "../demo/factories.ts";
import type { jobs } from "../platform/db/schema/jobs.ts";
import { notifications } from "../platform/db/schema/notifications.ts";
import type { Caller, Site } from "./site.ts";

type Member = Caller & { id: number; name: string };

/** The people of the hiring tests, signed in. */
export interface Cast {
  firmId: number;
  /** Posts the jobs. */
  partner: Member;
  /** Holds contract:create. */
  managing: Member;
  /** Reviews applications, without contract:create. */
  associate: Member;
  /** Holds neither. */
  junior: Member;
  /** Runs another firm. */
  rival: Member;
  /** Asks $54 an hour. */
  daniel: Member;
  /** Has no profile yet. */
  priya: Member;
  leila: Member;
}

export async function createHiringFirm(site: Site): Promise<Cast> {
  const { db, time } = site;
  const { id: firmId } = await makeFirm(db, time.now, {
    name: "Lindqvist Okafor LLP",
    // Its law requires no addresses in a contract.
    location: "Philadelphia, PA",
  });
  const { id: rivalFirmId } = await makeFirm(db, time.now, { name: "Tallgrass Immigration Law" });
  const join = async (input: Parameters<typeof makePerson>[2]): Promise<Member> => {
    const { id, name } = await makePerson(db, time.now, { timeZone: "America/New_York", ...input });
    return { id, name, ...(await site.signInAs(id)) };
  };
  const cast = {
    firmId,
    partner: await join({ primaryRole: "senior_partner", firmId, firstName: "Margaret", lastName: "Okafor" }),
    managing: await join({
      primaryRole: "managing_partner",
      firmId,
      firstName: "Ingrid",
      lastName: "Lindqvist",
    }),
    associate: await join({ primaryRole: "associate", firmId }),
    junior: await join({ primaryRole: "junior_associate", firmId }),
    rival: await join({ primaryRole: "managing_partner", firmId: rivalFirmId }),
    daniel: await join({ primaryRole: "freelance_paralegal", firstName: "Daniel", lastName: "Reyes" }),
    priya: await join({ primaryRole: "freelance_paralegal", firstName: "Priya", lastName: "Raman" }),
    leila: await join({ primaryRole: "freelance_paralegal", firstName: "Leila", lastName: "Haddad" }),
  };
  await makeProfile(db, time.now, { userId: cast.daniel.id, hourlyRate: 54 });
  await makeProfile(db, time.now, { userId: cast.leila.id });
  return cast;
}

/** Creates a posting of the partner. */
export const createPosting = (site: Site, cast: Cast, input: Partial<typeof jobs.$inferInsert> = {}) =>
  makeJob(site.db, site.time.now, { firmId: cast.firmId, postedById: cast.partner.id, ...input });

/** Inserts an application. Returns its id. */
export async function createApplication(
  site: Site,
  paralegal: { id: number },
  jobId: number,
): Promise<number> {
  return (await makeApplication(site.db, site.time.now, { jobId, paralegalId: paralegal.id })).id;
}

/** Accepts a new application, which opens a contract as pending_terms. Returns the contract's id. */
export async function createContract(
  site: Site,
  cast: Cast,
  paralegal: { id: number },
  input: Partial<typeof jobs.$inferInsert> = {},
): Promise<number> {
  const { id: jobId } = await createPosting(site, cast, input);
  const id = await createApplication(site, paralegal, jobId);
  const accept = { params: { id }, body: { status: "accepted" } };
  const { contractId } = await cast.partner.ask<ReceivedApplication>("decideApplication", accept);
  if (contractId === null) throw new Error("The acceptance opened no contract.");
  return contractId;
}

/** A person's newest notification. */
export async function latestNotification(site: Site, person: { id: number }) {
  const [row] = await site.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row;
}
