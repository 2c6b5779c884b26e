/** Seven kinds of callers, by their relation to one job and its application and contract. */
import type { UserType } from "@caseload/contract/roles";
import type { users } from "../platform/db/schema/accounts.ts";
import { makeFirm, makePerson, makeProfile } from "../demo/factories.ts";
import type { Caller, Site } from "../testkit/site.ts";

export const relations = [
  "signedOut",
  "owningParalegal",
  "otherParalegal",
  "owningAttorney",
  "otherAttorney",
  /** Member of the owning attorney's firm without the relevant permissions. */
  "colleague",
  /** Staff of the site, not a party to any record. */
  "staff",
] as const;
export type Relation = (typeof relations)[number];

export type Person = typeof users.$inferSelect & { caller: Caller };

export interface Cast {
  firmId: number;
  people: Record<Exclude<Relation, "signedOut">, Person>;
  callers: Record<Relation, Caller>;
}

/** What bodies of calls name of the cast. */
export interface CastIds {
  readonly people: Readonly<Record<Exclude<Relation, "signedOut">, { readonly id: number }>>;
}

export async function createCast(site: Site): Promise<Cast> {
  const { db, time } = site;
  const own = await makeFirm(db, time.now, { name: "Own Firm LLP" });
  const other = await makeFirm(db, time.now, { name: "Other Firm LLP" });
  const create = async (input: Parameters<typeof makePerson>[2]): Promise<Person> => {
    const person = await makePerson(db, time.now, { lastName: "Person", ...input });
    if (userTypeOf(person) === "paralegal")
      await makeProfile(db, time.now, { userId: person.id, isPublic: true });
    return { ...person, caller: await site.signInAs(person.id) };
  };
  const people = {
    owningParalegal: await create({
      primaryRole: "freelance_paralegal",
      firstName: "Olive",
      lastName: "Owner",
    }),
    otherParalegal: await create({ primaryRole: "freelance_paralegal" }),
    owningAttorney: await create({ primaryRole: "managing_partner", firmId: own.id }),
    otherAttorney: await create({ primaryRole: "managing_partner", firmId: other.id }),
    colleague: await create({ primaryRole: "junior_associate", firmId: own.id }),
    staff: await create({ primaryRole: "freelance_paralegal", staff: true }),
  };
  const callers = {
    signedOut: site.anonymous,
    owningParalegal: people.owningParalegal.caller,
    otherParalegal: people.otherParalegal.caller,
    owningAttorney: people.owningAttorney.caller,
    otherAttorney: people.otherAttorney.caller,
    colleague: people.colleague.caller,
    staff: people.staff.caller,
  };
  return { firmId: own.id, people, callers };
}

const userTypeOf = (person: { userType: UserType }): UserType => person.userType;
