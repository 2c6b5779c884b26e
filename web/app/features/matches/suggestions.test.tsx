import type { SuggestedParalegal } from "@caseload/contract/matching/matches";
import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import Suggestions from "./suggestions.tsx";

const suggestion = (changes: Partial<SuggestedParalegal> = {}): SuggestedParalegal => ({
  matchScore: 88,
  matchReasons: ["Privilege logs, in federal court"],
  salaryFit: "$48-58/hr, covers their $50 rate",
  locationFit: "Remote",
  skillsMatch: 80,
  gaps: [],
  isTentative: false,
  missing: [],
  requirements: { met: 4, total: 5, unmet: [] },
  additions: [],
  breakdown: [],
  confidence: 90,
  isFit: true,
  fromProfile: true,
  modelVersion: "1",
  paralegal: {
    id: 7,
    name: "Joan Prairie",
    emailConfirmed: true,
    specialties: ["litigation"],
    yearsExperience: "6-10",
    location: "Omaha, NE",
    availability: "full-time",
    workPreference: "remote",
    hourlyRate: 50,
  },
  invitedAt: null,
  ...changes,
});
const input = { params: { id: 183 }, query: { limit: 5 } };
const Invite = ({
  person,
  jobId,
  invitedAt,
}: {
  person: { id: number };
  jobId: number;
  invitedAt: string | null;
}) =>
  invitedAt === null ? (
    <button type="button">{`Invite ${person.id} to ${jobId}`}</button>
  ) : (
    <p>Invited {invitedAt}</p>
  );
const rowsOf = (changes: Partial<SuggestedParalegal>) =>
  draw(<Suggestions jobId={183} Invite={Invite} />, {
    user: margaret,
    answers: [answer("suggestParalegals", [suggestion(changes)], input)],
  });

test("a row has score, name, what speaks for the person, rate and the button that invites them", async () => {
  const { text, links, buttons } = await rowsOf({});
  expect(text).toContain("Match 88");
  expect(text).toContain("Privilege logs, in federal court · 6-10 years · Omaha, NE");
  expect(text).toContain("$50/hr");
  expect(links).toEqual([{ name: "Joan Prairie", to: "/paralegals/7" }]);
  expect(buttons.map(({ name }) => name)).toContain("Invite 7 to 183");
});

test("whether the person is invited already is handed to the button", async () => {
  const { text } = await rowsOf({ invitedAt: "2026-11-21T15:00:00.000Z" });
  expect(text).toContain("Invited 2026-11-21T15:00:00.000Z");
});

test("a profile too short to score has no number, and whoever may not invite has no button", async () => {
  const { text, buttons } = await draw(<Suggestions jobId={183} />, {
    user: margaret,
    answers: [answer("suggestParalegals", [suggestion({ isTentative: true })], input)],
  });
  expect(text).toContain("Not scored");
  expect(buttons).toHaveLength(1);
});

test("suggestions that could not be loaded say so", async () => {
  const { text, buttons } = await draw(<Suggestions jobId={183} />, {
    user: margaret,
    answers: [failure("suggestParalegals", 500, "Something went wrong.", input)],
  });
  expect(text).toContain("We couldn't load suggestions");
  expect(buttons.map(({ name }) => name)).toEqual(["Retry"]);
});
