/** Prefix of every text that only the parties may read. */
export const privateMark = "zq7privatemark";
/** Prefix of every text that members may read and visitors may not. */
export const membersMark = "zq7membersmark";

/** The hourly rate of everyone here, shown to no one. */
export const hiddenRate = "918.27";

/** Prefix of every text that only the firm's side of a contract may read. */
export const firmMark = "zq7firmmark";

/** The bill rate of every contract, in US cents: the firm's alone. */
export const hiddenBillRate = "917364";

type Column = readonly [table: string, column: string, where?: string];

const privateColumns: readonly Column[] = [
  ["messages", "content"],
  ["message_drafts", "content"],
  ["applications", "cover_letter"],
  ["applications", "conflict_note"],
  ["application_notes", "text"],
  ["planned_decisions", "reason"],
  ["contracts", "terms"],
  ["contracts", "cancel_reason"],
  ["contract_events", "note"],
  ["contract_signatures", "ip_address"],
  ["contract_versions", "note"],
  ["contract_comments", "text"],
  ["contract_files", "name"],
  ["files", "shown_name", "purpose in ('contract', 'application')"],
  ["certificates", "statement"],
  ["certificates", "ip_address"],
  ["legal_holds", "reason"],
  ["time_entries", "narrative"],
  ["time_comments", "text"],
  ["timers", "narrative"],
  ["timesheets", "reason", "status = 'returned'"],
  ["invoices", "issuer_address"],
  ["invoice_lines", "description"],
  ["invoice_disputes", "reason"],
  ["payments", "reference"],
  ["deliverables", "title"],
  ["deliverables", "instructions"],
  ["deliverable_submissions", "note"],
  ["deliverable_submissions", "comments"],
  ["supervision_entries", "text"],
  ["contact_messages", "name"],
  ["contact_messages", "email"],
  ["contact_messages", "message"],
  ["contact_events", "staff_name"],
  ["contact_events", "text"],
  ["notifications", "title"],
  ["notifications", "message"],
  ["push_devices", "auth"],
  ["push_messages", "title"],
  ["push_messages", "body"],
  ["job_invites", "message"],
  ["reviews", "text", "published_at is null"],
  ["interviews", "place"],
  ["interviews", "note"],
  ["interviews", "reason"],
  ["job_invites", "reason"],
  ["credentials", "number"],
  ["credentials", "title", "status <> 'verified'"],
  ["credentials", "reason", "status = 'rejected'"],
  ["reports", "text"],
  ["reports", "excerpt"],
  ["reports", "note"],
  ["staff_actions", "note"],
  ["sanctions", "reason"],
  ["sanctions", "removed_text"],
  ["sanctions", "created_by"],
  ["sanctions", "appeal_text"],
  ["sanctions", "answer_note"],
  ["sessions", "user_agent"],
  ["users", "email"],
  ["invitations", "email"],
  ["departments", "name"],
  ["firms", "default_terms"],
  ["firms", "mailing_address"],
  ["users", "mailing_address"],
  ["jobs", "return_reason"],
  ["jobs", "title", "status in ('pending_approval', 'draft')"],
  ["jobs", "description", "status in ('pending_approval', 'draft')"],
  ["job_parties", "name"],
];
/** Client billing, matter numbers and templates, which the paralegal of a contract never reads. */
const firmColumns: readonly Column[] = [
  ["contract_billing", "client_id"],
  ["contract_billing", "client_matter_id"],
  ["contract_billing", "law_firm_matter_id"],
  ["contract_billing", "law_firm_id"],
  ["jobs", "matter_number"],
  ["posting_templates", "name"],
  ["report_views", "name"],
];
const membersColumns: readonly Column[] = [
  ["paralegal_profiles", "bio", "not is_public"],
  ["paralegal_profiles", "education", "not is_public"],
];

const markingOf =
  (mark: string) =>
  ([table, column, where = "true"]: Column): string =>
    `update ${table} set ${column} = '${mark}' || coalesce(${column}, '') where ${where}`;

/** A column without rows would prove nothing. */
const proofOf =
  (mark: string) =>
  ([table, column]: Column): string =>
    `do $$ begin if not exists (select from ${table} where ${column} like '${mark}%')
     then raise 'Nothing is marked in ${table}.${column}.'; end if; end $$`;

/** SQL that marks the demo's data, past the triggers that keep histories from being changed. */
export const marking = [
  "set session_replication_role = replica",
  "update jobs set status = 'pending_approval' where id = (select max(id) from jobs)",
  "update jobs set status = 'draft' where id = (select max(id) - 1 from jobs)",
  "insert into job_parties (job_id, name, role) select id, 'Halvorsen Freight', 'adverse' from jobs",
  "update paralegal_profiles set is_public = false where user_id = (select max(user_id) from paralegal_profiles)",
  `insert into contact_messages (topic, name, email, message, created_at)
   values ('general', 'Rosa Quill', 'rosa@example.com', 'Do you take law offices abroad?', now())`,
  `insert into contact_events (contact_message_id, event, staff_id, staff_name, text, created_at)
   select id, 'answered', 1, 'Cleo Clerk', 'We do.', now() from contact_messages`,
  `insert into reviews (contract_id, side, author_id, paralegal_id, firm_id, rating, criteria, text, created_at)
   select id, 'attorney', attorney_id, paralegal_id, firm_id, 2, '{}', 'Late.', now() from contracts
   where status = 'in_progress'`,
  `insert into credentials (user_id, kind, title, issuer, status, submitted_at, reason)
   values (1, 'degree', 'Degree in law', 'Nowhere', 'rejected', now(), 'Unknown to the school.')`,
  `insert into reports (subject, subject_id, reporter_id, reported_id, excerpt, reason, text, note, created_at)
   values ('profile', 2, 1, 2, 'Says much.', 'fraud', 'Wants money.', 'Looked into.', now())`,
  `insert into staff_actions (action, subject, subject_id, staff_id, staff_name, note, at)
   values ('report_dismissed', 'report', 1, 3, 'Cleo Clerk', 'Nothing of the kind.', now())`,
  `insert into sanctions (user_id, kind, reason, created_at, created_by)
   values (2, 'warning', 'Asked for a deposit.', now(), 'Cleo Clerk')`,
  `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, added_at)
   select user_id, id, 'https://push.example/' || id, '', '', now() from sessions`,
  `insert into push_messages (device_id, title, body, tag, path, priority, created_at)
   select id, 'Signed', 'Both sides have.', '', '/', 'low', now() from push_devices`,
  `insert into contract_billing (contract_id, client_id, client_matter_id, law_firm_matter_id, bill_rate_cents, mode,
     updated_by_id, updated_at)
   select id, '', '', '', ${hiddenBillRate}, 'fee', attorney_id, now() from contracts
   on conflict (contract_id) do update set bill_rate_cents = excluded.bill_rate_cents`,
  `insert into contract_comments (contract_id, version, author_id, author_side, text, created_at)
   select id, 1, attorney_id, 'attorney', 'Section 4 is new.', now() from contracts`,
  `insert into application_notes (application_id, author_id, text, rating, created_at)
   select a.id, j.posted_by_id, 'Ask about the gap in 2024.', 2, now() from applications a
   join jobs j on j.id = a.job_id`,
  `insert into planned_decisions (application_id, status, reason, decided_by_id, planned_at, due_at)
   select a.id, 'rejected', 'Too little experience.', j.posted_by_id, now(), now() + interval '1 day'
   from applications a join jobs j on j.id = a.job_id where a.status = 'pending'`,
  `insert into certificates (contract_id, signed_by_id, name, statement, ip_address, signed_at)
   select id, paralegal_id, 'Dana Quill', 'All copies are destroyed.', '', now() from contracts
   where status = 'completed' on conflict do nothing`,
  `insert into legal_holds (contract_id, reason, placed_by_id, placed_at)
   select max(id), 'A bar inquiry.', max(attorney_id), now() from contracts`,
  `insert into time_comments (entry_id, author_id, text, created_at)
   select id, paralegal_id, 'Which batches?', now() from time_entries`,
  `insert into timers (user_id, contract_id, narrative, started_at)
   select paralegal_id, max(id), 'Indexed exhibits.', now() from contracts where status = 'in_progress'
   group by paralegal_id on conflict do nothing`,
  "update timesheets set status = 'returned' where id = (select max(id) from timesheets where status = 'submitted')",
  `insert into invoice_disputes (invoice_id, opened_by_id, reason, opened_at)
   select max(id), max(issuer_id), 'Too many hours.', now() from invoices where sent_at is not null`,
  `update paralegal_profiles set hourly_rate = ${hiddenRate}, show_rate = false`,
  `with stored as (insert into files (name, purpose, state, owner_id, shown_name, media_type, bytes, sha256, created_at)
     select 'attachment-' || id, 'application', 'kept', paralegal_id, 'resume.pdf', 'application/pdf', 1, '', now()
     from applications returning id, name)
   update applications set attachment_id = stored.id from stored where stored.name = 'attachment-' || applications.id`,
  `update applications set answers = jsonb_build_array(jsonb_build_object('question', 'Which courts?', 'answer', '${privateMark}'))`,
  `insert into message_drafts (user_id, receiver_id, content, saved_at)
   select low_user_id, high_user_id, 'I can start on', now() from conversations`,
  `insert into application_drafts (user_id, job_id, content, saved_at)
   select paralegal_id, job_id, jsonb_build_object('coverLetter', '${privateMark}', 'price', null, 'startDate', null,
     'conflictNote', null), now() from applications`,
  `insert into job_marks (user_id, job_id, mark, marked_at)
   select paralegal_id, job_id, 'saved', now() from applications`,
  `insert into posting_templates (firm_id, name, content, saved_at)
   select id, 'Discovery', '{"title":"Discovery","location":"","workArrangement":"Remote","hoursPerWeek":"","duration":"",
     "specialties":[],"description":"","priority":"medium","budgetRange":null,"practiceArea":null,
     "experienceRequired":null,"urgency":null,"positions":1,"requiredCredentials":[],"requiredLanguages":[],
     "screeningQuestions":[],"hoursAmount":null,"hoursUnit":null,"budgetKind":null,"budgetMin":null,"budgetMax":null}',
     now() from firms`,
  `insert into report_views (owner_id, firm_id, name, report, saved_at)
   select id, firm_id, 'Unpaid work', '{"table":"spend","order":"desc"}', now() from users where firm_id is not null`,
  ...privateColumns.map(markingOf(privateMark)),
  ...privateColumns.map(proofOf(privateMark)),
  ...membersColumns.map(markingOf(membersMark)),
  ...membersColumns.map(proofOf(membersMark)),
  ...firmColumns.map(markingOf(firmMark)),
  ...firmColumns.map(proofOf(firmMark)),
  `update users set registration = jsonb_build_object('barNumber', '${privateMark}')`,
].join(";\n");
