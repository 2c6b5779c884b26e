/** The statements that our server runs for a page of jobs and for one job, written out for the bare server. */

const listed = `
  "jobs"."id", "jobs"."firm_id", "jobs"."posted_by_id", "jobs"."title", "jobs"."description",
  "jobs"."given_firm_name", "jobs"."location", "jobs"."work_arrangement", "jobs"."hours_per_week",
  "jobs"."duration", "jobs"."specialties", "jobs"."priority", "jobs"."status", "jobs"."budget_range",
  "jobs"."practice_area", "jobs"."experience_required", "jobs"."urgency", "jobs"."deadline"::text as "deadline",
  "jobs"."posted_at", "firms"."name" as "firm_name", "users"."first_name", "users"."last_name", "users"."image"`;

const whole = `${listed}, "jobs"."positions", "jobs"."closes_at", "jobs"."closed_at", "users"."primary_role",
  "users"."created_at" as "poster_since"`;

const joins = `
  from "jobs"
  inner join "firms" on "firms"."id" = "jobs"."firm_id"
  inner join "users" on "users"."id" = "jobs"."posted_by_id"`;

/** One row more than the page holds, as ours asks, to know whether another page follows. */
export const jobPage = {
  name: "job_page",
  text: `select ${listed} ${joins}
    where "jobs"."status" in ('open', 'closed', 'filled') and not "jobs"."hidden"
    order by "jobs"."posted_at" desc, "jobs"."id" desc limit $1`,
};

export const oneJob = {
  name: "one_job",
  text: `select ${whole} ${joins} where "jobs"."id" = $1`,
};

export interface JobRow {
  id: number;
  firm_id: number;
  posted_by_id: number;
  title: string;
  description: string;
  given_firm_name: string | null;
  location: string;
  work_arrangement: string;
  hours_per_week: string;
  duration: string;
  specialties: string[];
  priority: string;
  status: string;
  budget_range: string | null;
  practice_area: string | null;
  experience_required: string | null;
  urgency: string | null;
  deadline: string | null;
  posted_at: Date;
  firm_name: string | null;
  first_name: string;
  last_name: string;
  image: string | null;
}

/** The fields of our answer, in its order. */
export const jobJson = (row: JobRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  firmId: row.firm_id,
  firmName: row.firm_name ?? row.given_firm_name,
  location: row.location,
  workArrangement: row.work_arrangement,
  hoursPerWeek: row.hours_per_week,
  duration: row.duration,
  specialties: row.specialties,
  priority: row.priority,
  status: row.status,
  createdAt: row.posted_at.toISOString(),
  deadline: row.deadline,
  postedById: row.posted_by_id,
  postedByName: `${row.first_name} ${row.last_name}`,
  postedByAvatar: row.image,
  budgetRange: row.budget_range,
  practiceArea: row.practice_area,
  experienceRequired: row.experience_required,
  urgency: row.urgency,
  matchScore: null,
});
