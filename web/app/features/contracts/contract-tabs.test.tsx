import type { ContractCounts } from "@caseload/contract/engagements/contract-counts";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { contractDetail, contractVersion } from "~/testkit/records.ts";
import { ContractPage } from "./contract-page.tsx";
import { allComments, allVersions } from "./whole-lists.ts";

const at = { params: { id: 3 } };
const Part = () => null;
const page = (
  <ContractPage
    id={3}
    Conversation={Part}
    Conflict={Part}
    Reviews={() => null}
    Files={Part}
    Invoices={Part}
    Time={Part}
    Work={Part}
  />
);
const running = {
  status: "in_progress",
  termsAgreedAt: "2026-10-29T12:00:00.000Z",
  startedAt: "2026-11-02T12:00:00.000Z",
} as const;

async function tabsWith(counts: ContractCounts | null): Promise<string[]> {
  const { html } = await draw(page, {
    user: daniel,
    answers: [
      answer("getContract", contractDetail(running), at),
      ...(counts ? [answer("countContractParts", counts, at)] : []),
      answer("listVersions", [contractVersion({ status: "in_force" })], allVersions(3)),
      answer("listContractComments", [], allComments(3)),
    ],
  });
  return [...html.matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/g)].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]*>/g, " ").trim(),
  );
}

test("the tabs count deliverables, files, unread messages and invoices, and nothing where there is none", async () => {
  expect(await tabsWith({ deliverables: 5, files: 12, unreadMessages: 2, invoices: 0 })).toEqual([
    "Terms",
    "Work 5",
    "Time",
    "Files 12",
    "Messages 2",
    "Invoices",
    "Timeline",
  ]);
});

test("the tabs are there before the counts are", async () => {
  expect(await tabsWith(null)).toEqual([
    "Terms",
    "Work",
    "Time",
    "Files",
    "Messages",
    "Invoices",
    "Timeline",
  ]);
});
