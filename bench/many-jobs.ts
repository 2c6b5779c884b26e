import pg from "pg";

/** Firms among which the postings are distributed. */
const firms = 200;

const statements = (jobs: number): string[] => [
  `insert into firms (name, location, size, practice_areas, complete, created_at)
   select 'Law Office ' || n, 'Philadelphia, PA', 'small', '{litigation}', true, now() - interval '1 year'
   from generate_series(1, ${firms}) n`,

  `insert into users (name, email, email_verified, first_name, last_name, user_type, primary_role, firm_id,
     created_at, updated_at)
   select 'Robin Partner ' || id, 'partner.' || id || '@bench.example', true, 'Robin', 'Partner ' || id,
     'attorney', 'managing_partner', id, now() - interval '1 year', now()
   from firms where complete`,

  `insert into jobs (firm_id, posted_by_id, title, description, given_firm_name, location, work_arrangement,
     hours_per_week, duration, specialties, priority, status, budget_range, experience_required, deadline,
     posted_at, updated_at, facts)
   select u.firm_id, u.id,
     'Assignment ' || n || ', ' || (array['privilege review','deposition summaries','exhibit list','claims register',
       'lease abstraction'])[1 + n % 5],
     'Take the second pass on ' || (n % 20000) || ' documents, resolve first-pass conflicts and serve a log before '
       || 'the production. Daily check-in with the supervising partner, who reviews and signs every determination. '
       || 'Prior work of the same kind is expected, and the platform is at your choice.',
     'Law Office ' || u.firm_id,
     (array['Philadelphia, PA','Kansas City, MO','Columbus, OH','Seattle, WA'])[1 + n % 4],
     (array['Remote','Hybrid','Onsite'])[1 + n % 3],
     (5 + n % 35) || ' hrs/week', (1 + n % 12) || ' weeks',
     (array['{litigation,ediscovery}','{immigration,spanish}','{realestate}','{tax,corporate,due-diligence}'])
       [1 + n % 4]::text[],
     (array['low','medium','high','urgent'])[1 + n % 4],
     (array['open','open','open','closed','filled','draft'])[1 + n % 6],
     '$' || (30 + n % 30) || '-' || (40 + n % 30) || '/hr', '3+ years',
     (now() + make_interval(days => n % 90))::date,
     now() - make_interval(secs => (${jobs} - n) * 60), now(), '{read:2}'
   from generate_series(1, ${jobs}) n
   join users u on u.email = 'partner.' || (1 + n % ${firms}) || '@bench.example'`,

  "vacuum analyze",
];

/** Fills an empty, migrated database with postings. Returns the id of the newest open one. */
export async function makeManyJobs(connectionString: string, jobs: number): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements(jobs)) await client.query(statement);
    const { rows } = await client.query<{ id: number; total: string }>(
      "select max(id) as id, (select count(*) from jobs) as total from jobs where status = 'open'",
    );
    const [row] = rows;
    if (!row || Number(row.total) !== jobs) throw new Error(`Of ${jobs} jobs, ${row?.total ?? 0} were made.`);
    return row.id;
  } finally {
    await client.end();
  }
}
