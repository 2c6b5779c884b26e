import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";
import { describe, expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { contractDetail } from "~/testkit/records.ts";
import { deliverable, returnedSubmission, submission, supervisionEntry } from "~/testkit/work-records.ts";
import { FilesTab } from "./files-tab.tsx";
import { allDeliverables } from "./work-queries.ts";
import { WorkTab } from "./work-tab.tsx";

const at = { params: { id: 3 } };
const running = { status: "in_progress", startedAt: "2026-11-02T12:00:00.000Z" } as const;
const firm = { viewerSide: "attorney" } as const;
const signer = { ...firm, may: { act: true, propose: false, amend: true, billClient: false } };

interface Scene {
  contract?: Partial<ContractDetail>;
  rows?: Deliverable[];
  log?: SupervisionEntry[];
}

const scene = ({ contract = {}, rows = [], log = [] }: Scene) =>
  draw(<WorkTab contract={contractDetail({ ...running, ...contract })} onPlaceHold={() => undefined} />, {
    user: contract.viewerSide === "attorney" ? margaret : daniel,
    answers: [answer("listDeliverables", rows, allDeliverables(3)), answer("listSupervision", log, at)],
  });
const names = (buttons: readonly { name: string }[]) => buttons.map(({ name }) => name);

describe("deliverables", () => {
  test("have their due date, instructions and state, and the paralegal submits what is due or returned", async () => {
    const rows = [
      deliverable({ may: { submit: true, decide: false, change: false } }),
      deliverable({
        id: 8,
        title: "Family consistency report",
        dueOn: "2026-11-17",
        status: "returned",
        submissions: [returnedSubmission()],
        may: { submit: true, decide: false, change: false },
      }),
    ];
    const { text, buttons } = await scene({ rows });
    for (const part of [
      "Nov 24 in 2 days",
      "In the form of the protective order.",
      "Added Nov 2 by Margaret Okafor",
      "Nov 17 5 days late",
      '"Calls on attachments 14 to 31 have no reason." Margaret Okafor',
      "Returned Nov 20",
    ])
      expect(text).toContain(part);
    expect(text.indexOf("Family consistency report")).toBeLessThan(text.indexOf("Privilege log, volume 3"));
    expect(names(buttons)).toContain("Submit Privilege log, volume 3");
    expect(names(buttons)).toContain("Resubmit Family consistency report");
    expect(text).not.toContain("Your decision");
  });

  test("are decided in the rail by who may, one at a time, with the earlier submission folded", async () => {
    const may = { submit: false, decide: true, change: false };
    const rows = [
      deliverable({ status: "submitted", submissions: [returnedSubmission(), submission({ id: 2 })], may }),
      deliverable({ id: 8, title: "Volume 4", status: "submitted", submissions: [submission()], may }),
    ];
    const { text, buttons, labels } = await scene({ contract: signer, rows });
    for (const part of [
      "Submitted Nov 19, 3:58 PM",
      "1 earlier submission",
      "1 more to review",
      "Approve Deliverable Goes in the supervision log",
      "Return Deliverable Daniel can resubmit it",
    ])
      expect(text).toContain(part);
    expect(labels).toContain("Decision");
    for (const name of [
      "Review Volume 4",
      "Add Deliverable",
      "Add Instruction or Review",
      "Choose a Decision",
    ])
      expect(names(buttons)).toContain(name);
  });

  test("are edited and deleted by the side that added them", async () => {
    const rows = [deliverable({ may: { submit: false, decide: false, change: true } })];
    const { buttons } = await scene({ contract: signer, rows });
    expect(names(buttons)).toContain("Edit Privilege log, volume 3");
    expect(names(buttons)).toContain("Delete Privilege log, volume 3");
  });

  test("members who only read have no buttons", async () => {
    const reader = { ...firm, may: { act: false, propose: false, amend: false, billClient: false } };
    const supervisor = {
      id: 99,
      name: "Samuel Voss",
      emailConfirmed: true,
      active: true,
      barVerified: false,
    };
    const { buttons } = await scene({ contract: { ...reader, supervisor }, rows: [deliverable()] });
    expect(names(buttons)).not.toContain("Add Deliverable");
    expect(names(buttons).filter((name) => /Submit|Edit|Delete|Review P/.test(name))).toEqual([]);
  });

  test("without any says what appears here", async () => {
    expect((await scene({})).text).toContain("Add what you will deliver and by when");
    expect((await scene({ contract: signer })).text).toContain("Add what you expect and by when.");
    const over = await scene({ contract: { status: "completed" } });
    expect(over.text).toContain("No deliverables were set for this contract.");
    expect(names(over.buttons)).not.toContain("Add Deliverable");
  });

  test("that cannot be loaded can be tried again", async () => {
    const { text, buttons } = await draw(
      <WorkTab contract={contractDetail(running)} onPlaceHold={() => undefined} />,
      {
        user: daniel,
        answers: [
          failure("listDeliverables", 500, "", allDeliverables(3)),
          failure("listSupervision", 500, "", at),
        ],
      },
    );
    expect(text).toContain("We couldn't load the deliverables");
    expect(text).toContain("We couldn't load the supervision log");
    expect(names(buttons).filter((name) => name === "Retry")).toHaveLength(2);
  });
});

describe("the supervision log", () => {
  const log = [
    supervisionEntry({
      id: 2,
      kind: "timesheet_approved",
      authorId: null,
      authorName: null,
      text: "Approved the timesheet.",
    }),
    supervisionEntry(),
  ];

  test("is read by both sides, names its authors and says that it stays", async () => {
    for (const contract of [signer, {}]) {
      const { text } = await scene({ contract, log });
      expect(text).toContain("Instruction Samuel Voss, Nov 16, 10:05 AM");
      expect(text).toContain("Timesheet approved Automatic,");
      expect(text).toContain("Entries can't be edited or deleted.");
    }
  });

  test("takes entries from attorneys of the firm only", async () => {
    expect(names((await scene({ log })).buttons)).not.toContain("Add Instruction or Review");
    expect(names((await scene({ contract: signer, log })).buttons)).toContain("Add Instruction or Review");
    const canceled = { ...signer, status: "cancelled" } as const;
    expect(names((await scene({ contract: canceled, log })).buttons)).not.toContain(
      "Add Instruction or Review",
    );
  });
});

describe("files to which access has ended", () => {
  const ended = (certificate: "due" | "given") =>
    ({
      status: "completed",
      fileAccess: { endsAt: "2026-11-08T12:00:00.000Z", ended: true, certificate },
    }) as const;
  const files = (certificate: "due" | "given") =>
    draw(<FilesTab contract={contractDetail(ended(certificate))} />, { user: daniel, answers: [] });

  test("ask for the certificate where they are read, once", async () => {
    const due = await files("due");
    expect(due.text).toContain("Your access to the files ended on Nov 8, 2026.");
    expect(names(due.buttons)).toEqual(["Certify Return or Destruction"]);
    expect(names((await files("given")).buttons)).toEqual([]);
    const { buttons } = await scene({ contract: ended("due") });
    expect(names(buttons).filter((name) => name.startsWith("Certify"))).toHaveLength(1);
  });
});
