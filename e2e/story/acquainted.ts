import { randomUUID } from "node:crypto";
import { registerOverWeb, type WebCaller } from "@caseload/server/testkit/web-caller";

export interface Acquainted {
  readonly attorney: WebCaller;
  readonly paralegal: WebCaller;
  readonly jobId: number;
  readonly jobTitle: string;
}

/** An attorney with a posting, and a paralegal, both new. */
export async function acquaint(origin: string): Promise<Acquainted> {
  const register = (userType: "attorney" | "paralegal", firstName: string, lastName: string) =>
    registerOverWeb(() => origin, { userType, firstName, lastName, email: `${randomUUID()}@example.com` });
  const attorney = await register("attorney", "Margaret", "Okafor");
  const paralegal = await register("paralegal", "Daniel", "Reyes");
  const jobTitle = `Deposition summaries ${randomUUID().slice(0, 8)}`;
  const { id: jobId } = await attorney.ask<{ id: number }>("postJob", { body: posting(jobTitle) });
  return { attorney, paralegal, jobId, jobTitle };
}

const posting = (title: string) => ({
  title,
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "15 hrs/week",
  duration: "4 weeks",
  specialties: ["litigation"],
  description: "Summarize eleven depositions, page and line, and index the exhibits.",
  firmName: "Harrow Street Legal",
});

export const applyFor = ({ paralegal, jobId }: Acquainted): Promise<{ id: number }> =>
  paralegal.ask("apply", {
    body: { jobId, coverLetter: "I have summarized depositions in three freight matters." },
  });
