import pg from "pg";

const pick = (values: string, every: string): string =>
  `(array[${values}])[1 + (hashint4(n + ${every}) & 2147483647) % array_length(array[${values}], 1)]`;

const specialties = `'Litigation','corporate_law','Real Estate','immigration','Family Law','criminal_law',
  'Personal Injury','employment_law','Tax Law','intellectual_property','Bankruptcy','estate_planning',
  'Environmental Law','Healthcare Law','Contract Law'`;
const places = `'Philadelphia, PA','Kansas City, MO','Columbus, OH','Seattle, WA','New York, NY','Los Angeles, CA',
  'Chicago, IL','Houston, TX','Boise, ID','Atlanta, GA','Miami, FL','Denver, CO'`;

const statements = (paralegals: number): string[] => [
  `insert into users (name, email, email_verified, first_name, last_name, user_type, primary_role, created_at, updated_at)
   select first || ' ' || last || ' ' || n, 'paralegal.' || n || '@bench.example', true, first, last || ' ' || n,
     'paralegal', 'freelance_paralegal', now() - interval '1 year', now()
   from (select n, ${pick("'Daniel','Leila','Hannah','Priya','Tomasz','Grace','Owen','Ines'", "1")} as first,
     ${pick("'Reyes','Haddad','Brandt','Raman','Wilk','Chen','Pratt','Delacroix'", "2")} as last
     from generate_series(1, ${paralegals}) n) people`,

  `insert into paralegal_profiles (user_id, experience, specialties, skills, bio, education, certifications, location,
     availability, work_preference, hourly_rate, show_rate, languages, courts, efiling_systems, hours_per_week,
     is_public, created_at, updated_at)
   select id,
     ${pick("'entry','mid','senior','expert','0-2','3-5','6-10','10+'", "3")},
     array[${pick(specialties, "4")}, ${pick(specialties, "5")}],
     array[${pick("'Relativity','Privilege logs','Lease abstraction','I-485 packets','Cite-checking'", "6")},
       ${pick("'Deposition summaries','Trial binders','Docketing','Title exceptions','Asylum declarations'", "7")}],
     'Runs review teams from first pass to clawback, drafts logs that hold up on motion and keeps a calendar of '
       || (n % 900) || ' deadlines. Works with partners who want one person to answer for the file.',
     'BA, Paralegal Studies', array[${pick("'Certified Paralegal (CP)','Notary Public','Paralegal Certificate'", "8")}],
     ${pick(places, "9")},
     ${pick("'full-time','part-time','project-based','contract','flexible'", "10")},
     ${pick("'remote','hybrid','onsite','on-site'", "11")},
     case when n % 9 > 0 then 25 + n % 60 end, n % 11 > 0,
     array[${pick("'Spanish','Mandarin','Arabic','Polish','French','German','Korean'", "12")}],
     array[${pick("'S.D.N.Y.','E.D. Pa.','N.D. Cal.'", "13")}], array['CM/ECF'], 10 + n % 30,
     n % 3 = 0, now() - interval '1 year', now() - make_interval(secs => ${paralegals} - n)
   from (select id, row_number() over (order by id)::integer as n from users where user_type = 'paralegal') people`,

  `insert into firms (name, location, size, practice_areas, complete, created_at)
   values ('Bench Law Office', 'Philadelphia, PA', 'small', '{litigation}', true, now())`,
  `insert into shortlist_entries (firm_id, paralegal_id, created_at)
   select firms.id, users.id, now() from firms, users
   where firms.name = 'Bench Law Office' and user_type = 'paralegal' and users.id % 997 = 0`,
  `insert into credentials (user_id, kind, title, issuer, status, submitted_at, decided_at)
   select id, 'certification', 'Certified Paralegal (CP)', 'NALA', 'verified', now(), now()
   from users where user_type = 'paralegal' and id % 31 = 0`,
  "vacuum analyze",
];

/** Fills an empty, migrated database with paralegals and a firm that has shortlisted about 0.1% of them. */
export async function makeManyParalegals(connectionString: string, paralegals: number): Promise<void> {
  await inDatabase(connectionString, async (client) => {
    for (const statement of statements(paralegals)) await client.query(statement);
    const { rows } = await client.query<{ total: string }>(
      "select count(*) as total from paralegal_profiles",
    );
    if (Number(rows[0]?.total) !== paralegals) throw new Error(`${rows[0]?.total} profiles were made.`);
  });
}

/** Makes a registered attorney a member of that firm. */
export const joinBenchFirm = (connectionString: string, email: string): Promise<void> =>
  inDatabase(connectionString, async (client) => {
    await client.query(
      "update users set firm_id = (select id from firms where name = 'Bench Law Office') where email = $1",
      [email],
    );
  });

async function inDatabase(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
