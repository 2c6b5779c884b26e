import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { MatchFacts } from "@caseload/contract/matching/matches";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { applicant } from "~/testkit/records.ts";
import { ApplicantDetail } from "./applicant-detail.tsx";
import CompareApplicants from "./compare-applicants.tsx";

const nothing = () => undefined;
const match = (changes: Partial<MatchFacts>): MatchFacts => ({
  matchScore: 86,
  isTentative: false,
  missing: [],
  requirements: { met: 1, total: 2, unmet: [{ text: "Not on the profile: Subpoena", points: 1 }] },
  matchReasons: [],
  salaryFit: "$54/hr, in the posted range",
  locationFit: "Remote",
  skillsMatch: 50,
  gaps: [],
  additions: [],
  breakdown: [{ factor: "skills", earned: 86, possible: 100 }],
  confidence: 0.9,
  isFit: true,
  fromProfile: true,
  modelVersion: "1",
  ...changes,
});

async function read(changes: Partial<Applicant>): Promise<string> {
  const row = applicant(changes);
  const { text } = await draw(
    <ApplicantDetail
      applicant={row}
      status={row.status}
      isCompared={false}
      place={null}
      backTo="/applicants"
      onShortlist={nothing}
      onAccept={nothing}
      onReject={nothing}
      onUndo={nothing}
      onCompare={nothing}
      onNext={null}
      onPrevious={null}
    />,
    { user: margaret },
  );
  return text;
}

test("a gap costs points of a score, and none where the profile is too short for one", async () => {
  expect(await read({ match: match({}) })).toContain("Not on the profile: Subpoena costs 1 point");
  const short = await read({ match: match({ isTentative: true }) });
  expect(short).toContain("Not scored: the profile is too short to compare.");
  expect(short).toContain("Not on the profile: Subpoena");
  expect(short).not.toContain("costs");
});

const compared = (ids: readonly number[], people: ReturnType<typeof applicant>[]) =>
  draw(
    <CompareApplicants
      ids={ids}
      statusOf={({ status }) => status}
      backTo="/applicants"
      onRemove={nothing}
      onAccept={nothing}
      onReject={nothing}
    />,
    { user: margaret, answers: [answer("listApplicants", people, { query: { id: [...ids] } })] },
  );

test("of an applicant without a profile a comparison says that nothing is known, not that nothing is missing", async () => {
  const whole = match({ requirements: { met: 2, total: 2, unmet: [] } });
  const people = [applicant({ id: 5, match: null }), applicant({ id: 6, match: whole })];
  const { text } = await compared([5, 6], people);
  expect(text).toMatch(/Gaps\s*Not known\s*Nothing missing/);
});

test("a comparison of applications that are not the firm's says that there are none", async () => {
  const { text } = await compared([15, 16], []);
  expect(text).toContain("No applicants to compare");
  expect(text).not.toContain("Differences only");
});
