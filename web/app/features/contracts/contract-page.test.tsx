import type { ContractComment } from "@caseload/contract/engagements/contract-comments";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { User } from "@caseload/contract/accounts/accounts";
import { describe, expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import {
  accountSettings,
  contractDetail,
  contractVersion,
  firmProfile,
  sha256Of,
  structuredTerms,
} from "~/testkit/records.ts";
import { ContractPage } from "./contract-page.tsx";
import { allComments, allVersions } from "./whole-lists.ts";

const Conversation = ({ userId }: { userId: number }) => <p>Conversation with {userId}</p>;
const at = { params: { id: 3 } };
const Time = () => <p>Recorded time</p>;
const none = () => null;
const others = { Time, Conflict: none, Reviews: none, Files: none, Invoices: none, Work: none };
const page = <ContractPage id={3} Conversation={Conversation} {...others} />;

interface Scene {
  contract?: Partial<ContractDetail>;
  versions?: ContractVersion[];
  comments?: ContractComment[];
  kept?: string | null;
  user?: User;
  address?: string;
}

const scene = ({
  contract = {},
  versions = [contractVersion()],
  comments = [],
  kept = null,
  user = daniel,
  address = "/",
}: Scene = {}) =>
  draw(page, {
    user,
    at: address,
    answers: [
      answer("getContract", contractDetail(contract), at),
      answer("listVersions", versions, allVersions(3)),
      answer("listContractComments", comments, allComments(3)),
      answer("getAccountSettings", accountSettings({ mailingAddress: kept })),
      answer("getOwnFirmProfile", firmProfile({ mailingAddress: kept })),
    ],
  });

const firm = {
  viewerSide: "attorney",
  otherUser: { id: 1, name: "Daniel Reyes", photo: null, emailConfirmed: true },
} as const;
const readOnly = { act: false, propose: false, amend: false, billClient: false };
const amendable = { act: true, propose: false, amend: true, billClient: false };
const signatures: ContractVersion["signatures"] = [
  { side: "attorney", name: "Margaret Okafor", emailConfirmed: true, signedAt: "2026-10-28T12:00:00.000Z" },
  { side: "paralegal", name: "Daniel Reyes", emailConfirmed: true, signedAt: "2026-10-29T12:00:00.000Z" },
];
const inForce = contractVersion({ status: "in_force", signatures });
const running = {
  status: "in_progress",
  turn: null,
  may: amendable,
  termsAgreedAt: "2026-10-29T12:00:00.000Z",
  startedAt: "2026-11-02T12:00:00.000Z",
  startsOn: "2026-11-02",
} as const;
const amendment = contractVersion({
  version: 2,
  kind: "amendment",
  structuredTerms: structuredTerms({ endsOn: "2026-12-25", paymentDays: 21 }),
  terms: "1. Services\nThe second pass.\n\n2. Term\nThe term ends on December 25, 2026.",
  signatures: signatures.slice(0, 1),
});
const amended = { ...running, turn: "paralegal", openAmendment: amendment } as const;

const names = (buttons: readonly { name: string }[]) => buttons.map(({ name }) => name);
describe("an offer", () => {
  test("shows pay, term, supervisor and next step, with where the pay came from and when it expires", async () => {
    const { text } = await scene({
      contract: { ...firm, payDerivedFrom: "clamped_rate", expiresAt: "2026-12-06T12:00:00.000Z" },
      user: margaret,
    });
    for (const fact of [
      "Engagement No. 0003, version 1",
      "$54.00/hr",
      "Cap 80.0 h, invoices due in 30 days",
      "Nov 2 – Dec 18, 2026",
      "Bar admission not verified",
      "Sign or counter",
      "Profile rate, within the posted range",
      "Expires Dec 6, 2026 unless both parties sign.",
    ])
      expect(text).toContain(fact);
  });

  test("a verified bar admission is named", async () => {
    const barAdmission = { state: "IL", lastDigits: "4471", checkedOn: "2026-11-20" };
    const line = "Bar admission verified: IL, ending in 4471, checked Nov 20, 2026";
    expect((await scene({ contract: { barAdmission } })).text).toContain(line);
  });

  test("the viewer's turn: Agree to Terms waits for the name and the consent", async () => {
    const { buttons, links, text, labels } = await scene({
      contract: { turn: "paralegal" },
      versions: [contractVersion({ signatures: signatures.slice(0, 1) })],
    });
    expect(text).toContain("Your turn");
    expect(labels.join()).toContain("Type your full name to sign");
    expect(text).toContain("As it appears on your account: Daniel Reyes");
    expect(text).toContain("I have read version 1.");
    expect(names(buttons)).toContain("Agree to Terms");
    expect(names(buttons)).toContain("Cancel Contract");
    expect(links.map(({ name }) => name)).toContain("Counter");
  });

  test("the author proposes changes rather than counter", async () => {
    const { links, text } = await scene({
      contract: { ...firm, turn: "paralegal" },
      versions: [contractVersion({ signatures: signatures.slice(0, 1) })],
      user: margaret,
    });
    expect(text).toContain("Awaiting Daniel Reyes");
    expect(text).toContain("You signed version 1.");
    expect(links.map(({ name }) => name)).toContain("Propose Changes");
  });

  test("without a price, it can be set and not signed", async () => {
    const { buttons, links, text } = await scene({
      contract: { pay: null, structuredTerms: structuredTerms({ pay: null }), payDerivedFrom: "none" },
      versions: [contractVersion({ structuredTerms: structuredTerms({ pay: null }) })],
    });
    expect(text).toContain("The pay is not set");
    expect(links.map(({ name }) => name)).toContain("Set Pay");
    expect(names(buttons)).not.toContain("Agree to Terms");
  });

  test("a colleague reads who can sign, and has no button that binds the firm", async () => {
    const { buttons, links, text } = await scene({ contract: { ...firm, may: readOnly }, user: margaret });
    expect(text).toContain(
      "Margaret Okafor and members with permission to create contracts can sign or change it for Lindqvist Okafor LLP.",
    );
    for (const name of ["Agree to Terms", "Cancel Contract", "Add Comment", "Review and Sign"])
      expect(names(buttons)).not.toContain(name);
    expect(links.map(({ name }) => name)).not.toContain("Counter");
  });
});

describe("a missing mailing address of the viewer's side", () => {
  const lacking = (changes: Partial<ContractDetail["structuredTerms"]>, signed = false) => ({
    versions: [
      contractVersion({
        structuredTerms: structuredTerms(changes),
        signatures: signed ? signatures.slice(0, 1) : [],
      }),
    ],
  });

  test("is asked for before the signature, with why; without a signature, none is lost", async () => {
    const { labels, buttons, text } = await scene(lacking({ paralegalAddress: null }));
    expect(labels).toContain("Your mailing address (optional)");
    expect(text).toContain("New York, Illinois and California require both parties' addresses");
    expect(text).toContain("Only the parties see it. Kept in your settings for later agreements.");
    expect(text).toContain("Adding it makes version 2. Nothing else changes, and no signature is lost.");
    const order = names(buttons);
    expect(order.indexOf("Add Address")).toBeLessThan(order.indexOf("Agree to Terms"));
  });

  test("sends signed terms back to the other side, and says so", async () => {
    const { text } = await scene(lacking({ paralegalAddress: null }, true));
    expect(text).toContain(
      "Adding it makes version 2. Margaret Okafor signed version 1 and has to sign again.",
    );
  });

  test("is the firm's for the attorney, and starts from the one that is kept", async () => {
    const { labels, text } = await scene({
      ...lacking({ firmAddress: null, paralegalAddress: "2120 Spruce Street, Philadelphia, PA 19103" }),
      contract: firm,
      user: margaret,
      kept: "1735 Market Street\nPhiladelphia, PA 19103",
    });
    expect(labels).toContain("Your firm's mailing address (optional)");
    expect(text).toMatch(/1735 Market Street\s+Philadelphia, PA 19103/);
  });

  test.each([
    [
      "it is there",
      {
        versions: [
          contractVersion({ structuredTerms: structuredTerms({ paralegalAddress: "2120 Spruce Street" }) }),
        ],
      },
    ],
    ["the other side's is missing", lacking({ firmAddress: null, paralegalAddress: "2120 Spruce Street" })],
    ["one's own side has signed", { versions: [contractVersion({ signatures: signatures.slice(1) })] }],
    ["the terms are signed", { contract: running, versions: [inForce] }],
  ] satisfies [string, Scene][])("is not asked for when %s", async (_when, given) => {
    expect(names((await scene(given)).buttons)).not.toContain("Add Address");
  });

  test("is not asked of members who only read", async () => {
    const { buttons } = await scene({
      ...lacking({ firmAddress: null }),
      contract: { ...firm, may: readOnly },
      user: margaret,
    });
    expect(names(buttons)).not.toContain("Add Address");
  });
});

describe("a supervising attorney who has left the firm", () => {
  const supervisor = { ...contractDetail().supervisor, id: 12, name: "Ingrid Lindqvist", active: false };

  test("the firm is asked to name another one", async () => {
    const contract = { ...running, ...firm, supervisor };
    const { links, text } = await scene({ contract, versions: [inForce], user: margaret });
    expect(text).toContain("The supervising attorney can no longer supervise for your firm");
    expect(links.find(({ name }) => name === "Propose Amendment")?.to).toBe("/contracts/3/terms");
  });

  test("the paralegal reads who has to act", async () => {
    const { text } = await scene({ contract: { ...running, supervisor }, versions: [inForce] });
    expect(text).toContain("The supervising attorney can no longer supervise for Lindqvist Okafor LLP");
    expect(text).toContain("Lindqvist Okafor LLP has been asked to name another one.");
  });

  test("an open amendment that names another one is awaited", async () => {
    const contract = { ...amended, ...firm, supervisor };
    const { text } = await scene({ contract, versions: [amendment, inForce], user: margaret });
    expect(text).toContain("Version 2, which names Margaret Okafor, is awaiting signatures.");
  });

  test("an ended contract has no notice", async () => {
    const { text } = await scene({
      contract: { ...running, status: "completed", supervisor },
      versions: [inForce],
    });
    expect(text).not.toContain("can no longer supervise");
  });
});

describe("an amendment", () => {
  const versions = [amendment, inForce];

  test("opens with its changes from the version in force", async () => {
    const { buttons, text } = await scene({ contract: amended, versions });
    expect(text).toContain("Margaret Okafor proposed an amendment on Nov 20, 2026");
    expect(text).toContain("Show changes from version 1");
    expect(text).toContain("2 changes");
    expect(text).toContain("Before: Dec 18 Dec 25");
    expect(text).toContain("21 days after invoice");
    expect(text).toContain("$54.00/hr, unchanged");
    for (const name of ["Sign Version 2", "Decline", "Review and Sign"])
      expect(names(buttons)).toContain(name);
    expect(names(buttons)).not.toContain("Agree to Terms");
  });

  test("marks the headings of added, removed and renamed clauses as it marks text", async () => {
    const clauses = (...sections: string[]) => ["1. Services\nThe second pass.", ...sections].join("\n\n");
    const { html } = await scene({
      contract: amended,
      versions: [
        {
          ...amendment,
          terms: clauses("2. Quiet time\nNo calls after 8 PM.", "3. Records\nKept for a year."),
        },
        { ...inForce, terms: clauses("2. Quiet hours\nNo calls after 8 PM.", "3. Travel\nBy train.") },
      ],
    });
    const plain = html.replace(/<!--.*?-->/g, "").replaceAll(/ class="[^"]*"/g, "");
    expect(plain).toContain("<h3>Quiet <del>hours</del><ins>time</ins></h3><p>No calls after 8 PM.</p>");
    expect(plain).toContain("<h3><ins>Records</ins></h3><p><ins>Kept for a year.</ins></p>");
    expect(plain).toContain("<h3><del>Travel</del></h3><p><del>By train.</del></p>");
  });

  test("its author can withdraw it", async () => {
    const { buttons, text } = await scene({ contract: { ...amended, ...firm }, versions, user: margaret });
    expect(text).toContain("Awaiting Daniel Reyes");
    expect(names(buttons)).toContain("Withdraw Amendment");
    for (const name of ["Sign Version 2", "Decline", "Review and Sign"])
      expect(names(buttons)).not.toContain(name);
  });

  test("an older version is shown by the address, and compared with the one before it", async () => {
    const { text } = await scene({ contract: amended, versions, address: "/?version=1" });
    expect(text).toContain("Version 1, in force");
    expect(text).not.toContain("Show changes from");
  });
});

describe("an agreement in force", () => {
  test("names its hash, its file and the page that verifies it", async () => {
    const { links, text } = await scene({ contract: running, versions: [inForce] });
    expect(text).toContain("Signed by both parties on Oct 29, 2026");
    expect(text).toContain("version 1 in force");
    const file = links.find(({ name }) => name === "Download Signed PDF");
    expect(file?.to).toBe("/api/contracts/3/agreement.pdf?version=1");
    expect(links.find(({ name }) => name === "Verify This Agreement")?.to).toBe("/verify");
    expect(links.map(({ name }) => name)).toContain("Propose Amendment");
  });

  test.each([
    ["paralegal", "in_progress", "Request Completion"],
    ["attorney", "in_progress", "Mark Complete"],
    ["attorney", "terms_agreed", "Start Work"],
  ] as const)("%s, %s: %s", async (side, status, button) => {
    const own = side === "attorney" ? firm : {};
    const { buttons } = await scene({
      contract: { ...running, ...own, status, ...(status === "terms_agreed" && { startedAt: null }) },
      versions: [inForce],
      user: side === "attorney" ? margaret : daniel,
    });
    expect(names(buttons)).toContain(button);
  });

  test("once over, nothing can be changed", async () => {
    const { buttons, links, text } = await scene({
      contract: {
        ...running,
        status: "cancelled",
        may: { act: true, propose: false, amend: false, billClient: false },
        endedAt: "2026-11-10T12:00:00.000Z",
        cancelReason: "The hearing was vacated.",
      },
      versions: [inForce],
    });
    expect(text).toContain("The hearing was vacated.");
    expect(names(buttons)).not.toContain("Cancel Contract");
    expect(links.map(({ name }) => name)).not.toContain("Propose Amendment");
  });

  test.each(["cancelled", "completed"] as const)("of a %s contract, nothing is in force", async (status) => {
    const contract = { ...running, status, may: readOnly, endedAt: "2026-11-10T12:00:00.000Z" } as const;
    const { text } = await scene({ contract, versions: [inForce] });
    expect(text).toContain("Engagement No. 0003, version 1, ended Nov 10, 2026");
    expect(text).toContain("Version 1 Ended, Nov 10");
    expect(text).toContain("Version 1, ended Nov 10, 2026");
    expect(text).toContain("Agreement ended");
    expect(text.toLowerCase()).not.toContain("in force");
    const timeline = await scene({ contract, versions: [inForce], address: "/?tab=timeline" });
    expect(timeline.text).toContain("Version 1 Ended");
    expect(timeline.text.toLowerCase()).not.toContain("in force");
  });
});

describe("tabs", () => {
  test("are only those that are built", async () => {
    const { buttons } = await scene();
    expect(names(buttons).slice(0, 3)).toEqual(["Terms", "Messages", "Timeline"]);
  });

  test("the timeline has the steps, the events and the versions with their hashes", async () => {
    const { text, buttons } = await scene({ address: "/?tab=timeline" });
    expect(text).toContain("Margaret Okafor sent the terms , version 1");
    expect(text).toContain("Nov 20, 2026, 10:00 AM ET");
    expect(text).toContain("Version history");
    expect(names(buttons).join()).toContain(`SHA-256 ${sha256Of(1).slice(0, 4)}`);
  });

  test("messages hold the conversation with the other side", async () => {
    expect((await scene({ address: "/?tab=messages" })).text).toContain("Conversation with 11");
  });
});

describe("Download CSV", () => {
  const hrefs = (links: readonly { name: string; to: string }[]) =>
    links.filter(({ name }) => name === "Download CSV").map(({ to }) => to);
  const comment = {
    id: 1,
    version: 1,
    authorId: 11,
    authorName: "Margaret Okafor",
    authorEmailConfirmed: true,
    authorSide: "attorney",
    text: "Is the start date firm?",
    createdAt: "2026-11-20T15:00:00.000Z",
  } as const;

  test("is offered beside the comments, once there is one", async () => {
    expect(hrefs((await scene({ comments: [comment] })).links)).toEqual(["/api/contracts/3/comments/csv"]);
    expect(hrefs((await scene()).links)).toEqual([]);
  });
  test("is offered below the version history", async () => {
    const { links } = await scene({ address: "/?tab=timeline" });
    expect(hrefs(links)).toEqual(["/api/contracts/3/versions/csv"]);
  });
});

test("outsiders get not found", async () => {
  const missing = { user: daniel, answers: [failure("getContract", 404, "", at)] };
  expect((await draw(page, missing)).text).toContain("Contract Not Found");
});
