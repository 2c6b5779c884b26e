import { randomInt, randomUUID } from "node:crypto";
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

/** The firm's name fits on a line in any font: one that nearly does may wrap until the web font arrives. */
const posting = (title: string) => ({
  title,
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "15 hrs/week",
  duration: "4 weeks",
  specialties: ["litigation"],
  description: "Summarize eleven depositions, page and line, and index the exhibits.",
  firmName: `Harrow ${randomInt(10 ** 7, 10 ** 8)}`,
});

export const applyFor = ({ paralegal, jobId }: Acquainted): Promise<{ id: number }> =>
  paralegal.ask("apply", {
    body: { jobId, coverLetter: "I have summarized depositions in three freight matters." },
  });

/** Brings the two to work that has started, at $54 an hour. Returns the contract's id. */
export async function startWork({ attorney, paralegal, jobId }: Acquainted): Promise<number> {
  const { id: applicationId } = await paralegal.ask<{ id: number }>("apply", {
    body: {
      jobId,
      coverLetter: "I have summarized depositions in three freight matters.",
      proposedPay: { kind: "hourly", cents: 5_400 },
    },
  });
  await attorney.ask("decideApplication", { params: { id: applicationId }, body: { status: "accepted" } });
  const [contract] = await attorney.ask<{ id: number }[]>("listContracts");
  if (!contract) throw new Error("No contract was opened.");
  const params = { id: contract.id };
  for (const party of [attorney, paralegal]) await party.ask("agreeToTerms", { params });
  await attorney.ask("startContract", { params });
  return contract.id;
}
