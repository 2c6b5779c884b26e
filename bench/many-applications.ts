import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
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
];

/** Approved time spread over all contracts, an invoice for four of five, each partly paid. */
const moneyStatements = (timeEntries: number): string[] => [
  `insert into timesheets (contract_id, week_start, status, submitted_at, decided_at)
   select id, date_trunc('week', started_at)::date, 'approved', now(), now() from contracts`,
  `insert into time_entries (contract_id, paralegal_id, day, minutes, narrative, contemporaneous, rate_cents,
     timesheet_id, created_at)
   select c.id, c.paralegal_id, least(c.started_at + make_interval(days => 4 * k), now())::date, 6 * (1 + (c.id * 7 + k) % 60),
     'Reviewed batch ' || k || ', 240 documents, for privilege.', true, (c.agreed_rate * 100)::integer, t.id, now()
   from contracts c join timesheets t on t.contract_id = c.id cross join generate_series(1, 40) k
   order by k, c.id limit ${timeEntries}`,
  // All reminders are sent, so that the server does not send thousands while it is measured.
  `insert into invoices (contract_id, issuer_id, status, number_year, number_in_year, issued_on, due_on, created_at, sent_at,
     reminders)
   select id, paralegal_id, 'partly_paid', extract(year from day), id, day, day + 30, now(), now(),
     ${engagementLimits.invoiceReminderDays.length}
   from contracts, lateral (select least(coalesce(ended_at, now()), now())::date as day) d where id % 5 > 0`,
  `insert into invoice_lines (invoice_id, contract_id, kind, day, description, minutes, rate_cents, cents, time_entry_id)
   select i.id, e.contract_id, 'time', e.day, e.narrative, e.minutes, e.rate_cents,
     (e.minutes * e.rate_cents + 30) / 60, e.id
   from time_entries e join invoices i on i.contract_id = e.contract_id where e.rate_cents is not null`,
  `insert into payments (invoice_id, cents, paid_on, means, status, recorded_by_id, recorded_at, decided_at)
   select i.id, 10000 + i.id, i.issued_on + 10, (array['ach', 'check', 'card'])[1 + i.id % 3], 'confirmed', c.attorney_id,
     now(), now()
   from invoices i join contracts c on c.id = i.contract_id`,
];

export interface FirmSize {
  jobs: number;
  applications: number;
  /** None by default. */
  timeEntries?: number;
}

/** Inserts a history for the registered leader's firm. @throws when fewer rows than requested were inserted */
export async function makeManyApplications(
  connectionString: string,
  { jobs, applications, timeEntries = 0 }: FirmSize,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const money = timeEntries > 0 ? moneyStatements(timeEntries) : [];
    for (const statement of [...statements(jobs, applications), ...money, "vacuum analyze"])
      await client.query(statement);
    const { rows } = await client.query<Record<keyof FirmSize, string>>(
      `select (select count(*) from jobs) as jobs, (select count(*) from applications) as applications,
         (select count(*) from time_entries) as "timeEntries"`,
    );
    const [made] = rows;
    if (Number(made?.timeEntries) !== timeEntries)
      throw new Error(`Of ${timeEntries} time entries ${made?.timeEntries} were made.`);
    if (Number(made?.jobs) !== jobs || Number(made?.applications) < 0.99 * applications)
      throw new Error(
        `Of ${jobs} jobs ${made?.jobs}, of ${applications} applications ${made?.applications} were made.`,
      );
  } finally {
    await client.end();
  }
}
