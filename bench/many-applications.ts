import pg from "pg";

/** The attorney whose calls are measured, registered before the rows are inserted. */
const leader = "leader@bench.example";
const paralegals = 400;
const departments = 12;
const members = 60;
const days = 730;

/** Postings over two years, twenty applications each, a contract for two of three, by people of twelve departments. */
const statements = (jobs: number, applications: number): string[] => [
  `insert into users (name, email, email_verified, first_name, last_name, user_type, primary_role, created_at, updated_at)
   select 'Robin Applicant ' || n, 'applicant.' || n || '@bench.example', true, 'Robin', 'Applicant ' || n, 'paralegal',
     'freelance_paralegal', now(), now()
   from generate_series(1, ${paralegals}) n`,
  `insert into departments (firm_id, name)
   select firm_id, 'Department ' || n from users, generate_series(1, ${departments}) n where email = '${leader}'`,
  `insert into users (name, email, email_verified, first_name, last_name, user_type, primary_role, firm_id,
     department_id, created_at, updated_at)
   select 'Robin Member ' || n, 'member.' || n || '@bench.example', true, 'Robin', 'Member ' || n, 'attorney',
     'senior_partner', l.firm_id, (select id from departments where firm_id = l.firm_id and name = 'Department ' || (1 + n % ${departments})), now(), now()
   from users l, generate_series(1, ${members}) n where l.email = '${leader}'`,
  `insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
     specialties, priority, status, posted_at, updated_at, facts, weekly_hours)
   select m.firm_id, m.id, 'Assignment ' || n || ', privilege review', 'Take the second pass and serve a log.',
     'Philadelphia, PA', 'Remote', '15 hrs/week', '8 weeks', '{litigation}', 'medium',
     (array['filled','filled','filled','closed','open'])[1 + n % 5],
     now() - make_interval(secs => (${jobs} - n) * ${days} * 86400.0 / ${jobs}), now(), '{}',
     case when n % 9 > 0 then 5 + n % 35 end
   from generate_series(1, ${jobs}) n join users m on m.email = 'member.' || (1 + n % ${members}) || '@bench.example'`,
  `insert into applications (job_id, firm_id, paralegal_id, status, cover_letter, created_at, viewed_at, decided_at, decided_by_id)
   select j.id, j.firm_id, p.id,
     case when k = 1 and j.status = 'filled' then 'accepted' when k % 4 = 0 then 'pending' else 'rejected' end,
     'I have done this work for nine years and can start now.', at,
     case when k % 5 > 0 then at + make_interval(hours => 2 + (k * 7 + j.id) % 90) end,
     case when k % 4 > 0 then at + make_interval(hours => 100 + (k * 11 + j.id) % 200) end,
     case when k % 4 > 0 then j.posted_by_id end
   from jobs j cross join generate_series(1, ${Math.round(applications / jobs)}) k
   cross join lateral (select least(j.posted_at + make_interval(hours => (k * 13 + j.id) % 400), now()) as at) t
   join users p on p.email = 'applicant.' || (1 + (j.id * 31 + k * 17) % ${paralegals}) || '@bench.example'
   on conflict do nothing`,
  `insert into contracts (application_id, job_id, firm_id, attorney_id, paralegal_id, status, agreed_rate,
     project_deadline, terms, supervisor_id, created_at, terms_agreed_at, started_at, ended_at)
   select a.id, j.id, j.firm_id, j.posted_by_id, a.paralegal_id,
     case when a.decided_at + interval '60 days' < now() then 'completed' else 'in_progress' end,
     case when j.id % 11 > 0 then 30 + j.id % 50 end, (a.decided_at + interval '59 days')::date, '1. Scope', j.posted_by_id, a.decided_at,
     a.decided_at, least(a.decided_at + interval '2 days', now()),
     case when a.decided_at + interval '60 days' < now() then a.decided_at + interval '60 days' end
   from applications a join jobs j on j.id = a.job_id where a.status = 'accepted' and a.decided_at < now()`,
  "vacuum analyze",
];

/** Inserts a history for the registered leader's firm. @throws when fewer rows than requested were inserted */
export async function makeManyApplications(
  connectionString: string,
  { jobs, applications }: { jobs: number; applications: number },
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements(jobs, applications)) await client.query(statement);
    const { rows } = await client.query<{ jobs: string; applications: string }>(
      "select (select count(*) from jobs) as jobs, (select count(*) from applications) as applications",
    );
    const [made] = rows;
    if (Number(made?.jobs) !== jobs || Number(made?.applications) < 0.99 * applications)
      throw new Error(
        `Of ${jobs} jobs ${made?.jobs}, of ${applications} applications ${made?.applications} were made.`,
      );
  } finally {
    await client.end();
  }
}
