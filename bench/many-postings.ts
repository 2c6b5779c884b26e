/** Postings by the million as the search sees them: words of every field of work, places, pay and terms, over two years. */
import { FIELD_WORDS } from "@caseload/matching/features/field-lexicon";
import { facetsOf } from "@caseload/server/testkit/posting-facets";
import pg from "pg";

const cities = [
  "New York, NY|Los Angeles, CA|Chicago, IL|Houston, TX|Philadelphia, PA|Washington, DC|Miami, FL|Atlanta, GA|Boston, MA",
  "Dallas, TX|San Francisco, CA|Phoenix, AZ|Seattle, WA|Denver, CO|Minneapolis, MN|San Diego, CA|Tampa, FL|Baltimore, MD",
  "St. Louis, MO|Charlotte, NC|Orlando, FL|San Antonio, TX|Portland, OR|Sacramento, CA|Pittsburgh, PA|Austin, TX",
  "Las Vegas, NV|Cincinnati, OH|Kansas City, MO|Columbus, OH|Indianapolis, IN|Cleveland, OH|Nashville, TN|Newark, NJ",
  "Richmond, VA|Hartford, CT|Buffalo, NY|Boise, ID|Omaha, NE|Albany, NY|Camden, NJ|Wilmington, DE|Oakland, CA|Tucson, AZ",
].flatMap((row) => row.split("|"));
const pays = Array.from({ length: 40 }, (_, at) => `$${20 + at}-${26 + at + (at % 7) * 5}/hr`);
const specialties = [
  ["litigation", "ediscovery"],
  ["immigration", "daca"],
  ["realestate"],
  ["tax", "corporate"],
  ["Family Law"],
  ["bankruptcy"],
  ["Personal Injury", "litigation"],
  ["ip", "contract-review"],
  ["employment"],
  ["Estate Planning"],
];

/** Rows of a table of parts: what the row's columns are, and what its texts say. */
const parts = () => ({
  places: [...cities, "Remote"].map((location) => ({ location, ...facetsOf({ location }) })),
  pays: [...pays, "Negotiable"].map((budgetRange) => ({ budgetRange, ...facetsOf({ budgetRange }) })),
  areas: specialties.map((each) => ({ specialties: each, ...facetsOf({ specialties: each }) })),
  levels: ["0-2 years", "3-5 years", "6-10 years", "10+ years"].map((experienceRequired) => ({
    experienceRequired,
    ...facetsOf({ experienceRequired }),
  })),
  terms: ["40 hrs/week", "20 hrs/week", "10 hrs/week"].flatMap((hoursPerWeek) =>
    ["Ongoing", "6 weeks", "9 months"].map((duration) => ({
      hoursPerWeek,
      duration,
      ...facetsOf({ hoursPerWeek, duration }),
    })),
  ),
});

/** A small generator with a seed (mulberry32), so that every run makes the same postings. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of each field of work: titles and sentences out of its words, some words of a field more often than others. */
function sentences(): { field: number; title: boolean; text: string }[] {
  const random = draws(7);
  const fields = Object.values(FIELD_WORDS);
  return fields.flatMap((words, field) => {
    const text = (length: number): string =>
      Array.from({ length }, () => words[Math.floor(random() ** 2 * words.length)]).join(" ");
    return [
      ...Array.from({ length: 15 }, () => ({ field, title: true, text: text(4) })),
      ...Array.from({ length: 60 }, () => ({ field, title: false, text: `${text(11)}.` })),
    ];
  });
}

const tables = `
  create unlogged table bench_parts as select kind, (row_number() over (partition by kind) - 1)::integer as at, part
    from jsonb_each($1::jsonb) kinds(kind, rows), jsonb_array_elements(rows) part;
  create index on bench_parts (kind, at)`;

/** A pick among n things that looks random and is the same in every run. */
const pick = (salt: number, among: string): string => `((hashint4(n + ${salt}) & 2147483647) % ${among})`;
/** The first things more often than the last. */
const skewed = (salt: number, among: string): string =>
  `floor(power(${pick(salt, "10000")} / 10000.0, 2) * ${among})::integer`;

const insert = (postings: number, fields: number, from: number, to: number): string => `
  insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
    specialties, priority, status, budget_range, experience_required, posted_at, updated_at, facts, pay_least, pay_most,
    latitude, longitude)
  select people.firm_id, people.id, titles.texts[1 + ${pick(1, "15")}] || ' ' || n,
    said.texts[1 + ${pick(2, "60")}] || ' ' || said.texts[1 + ${pick(3, "60")}] || ' ' || said.texts[1 + ${pick(4, "60")}]
      || ' ' || said.texts[1 + ${pick(5, "60")}] || ' ' || other.texts[1 + ${pick(6, "60")}],
    places.part ->> 'location', (array['Remote', 'Hybrid', 'Onsite'])[1 + ${pick(7, "3")}],
    terms.part ->> 'hoursPerWeek', terms.part ->> 'duration',
    array(select jsonb_array_elements_text(areas.part -> 'specialties')),
    (array['low', 'medium', 'medium', 'high', 'urgent'])[1 + ${pick(8, "5")}],
    (array['open', 'open', 'open', 'open', 'closed', 'filled'])[1 + ${pick(9, "6")}],
    pays.part ->> 'budgetRange', levels.part ->> 'experienceRequired',
    now() - make_interval(secs => (${postings} - n) * ${Math.round((730 * 86_400) / postings)}), now(),
    array(select distinct jsonb_array_elements_text(places.part -> 'facts' || (pays.part -> 'facts')
      || (areas.part -> 'facts') || (levels.part -> 'facts') || (terms.part -> 'facts'))),
    (pays.part ->> 'payLeast')::real, (pays.part ->> 'payMost')::real,
    (places.part ->> 'latitude')::real, (places.part ->> 'longitude')::real
  from generate_series(${from}, ${to}) n
  join bench_people people on people.at = ${pick(10, "200")}
  join bench_texts titles on titles.title and titles.field = ${skewed(11, String(fields))}
  join bench_texts said on not said.title and said.field = titles.field
  join bench_texts other on not other.title and other.field = ${pick(12, String(fields))}
  join bench_parts places on places.kind = 'places' and places.at = ${skewed(13, String(cities.length + 1))}
  join bench_parts pays on pays.kind = 'pays' and pays.at = ${pick(14, String(pays.length + 1))}
  join bench_parts areas on areas.kind = 'areas' and areas.at = ${pick(15, String(specialties.length))}
  join bench_parts levels on levels.kind = 'levels' and levels.at = ${pick(16, "4")}
  join bench_parts terms on terms.kind = 'terms' and terms.at = ${pick(17, "9")}`;

/** Rows of one statement. */
const batch = 10_000;

/** Fills an empty, migrated database; two connections work at once. */
export async function makeManyPostings(connectionString: string, postings: number): Promise<void> {
  const clients = [new pg.Client({ connectionString }), new pg.Client({ connectionString })] as const;
  for (const client of clients) await client.connect();
  const [first] = clients;
  try {
    const fields = await prepare(first);
    const { rows } = await first.query<{ made: string }>(
      "select indexdef as made from pg_indexes where indexname = 'jobs_search'",
    );
    await first.query("drop index jobs_search");
    let next = 0;
    const work = async (client: pg.Client): Promise<void> => {
      while (next < postings) {
        const from = next + 1;
        next = Math.min(postings, next + batch);
        await client.query(insert(postings, fields, from, next));
      }
    };
    await Promise.all(clients.map(work));
    await first.query("set maintenance_work_mem = '512MB'");
    await first.query(rows[0]?.made ?? "");
    await first.query("drop table bench_parts, bench_texts, bench_people");
    await first.query("vacuum analyze");
    const { rows: counted } = await first.query<{ total: string }>("select count(*) as total from jobs");
    if (Number(counted[0]?.total) !== postings) throw new Error(`${counted[0]?.total} postings were made.`);
  } finally {
    for (const client of clients) await client.end();
  }
}

/** Firms, their partners, and the parts of which postings are put together; answers the number of fields. */
async function prepare(client: pg.Client): Promise<number> {
  for (const statement of [
    `insert into firms (name, location, size, practice_areas, complete, created_at)
     select 'Law Office ' || n, 'Philadelphia, PA', 'small', '{litigation}', true, now() from generate_series(1, 200) n`,
    `insert into users (name, email, email_verified, first_name, last_name, user_type, primary_role, firm_id, created_at,
       updated_at)
     select 'Robin Partner ' || id, 'partner.' || id || '@bench.example', true, 'Robin', 'Partner ' || id, 'attorney',
       'managing_partner', id, now(), now() from firms`,
    `create unlogged table bench_people as
     select id, firm_id, (row_number() over (order by id) - 1)::integer as at from users`,
  ])
    await client.query(statement);
  for (const statement of tables.split(";"))
    await client.query(statement, statement.includes("$1") ? [JSON.stringify(parts())] : []);
  const all = sentences();
  await client.query(
    `create unlogged table bench_texts as select field, title, array_agg(text) as texts
     from jsonb_to_recordset($1::jsonb) said(field integer, title boolean, text text) group by field, title`,
    [JSON.stringify(all)],
  );
  await client.query("analyze bench_parts, bench_texts, bench_people");
  return 1 + Math.max(...all.map(({ field }) => field));
}
