import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { contractDetail, contractVersion } from "~/testkit/records.ts";
import { ContractPage } from "./contract-page.tsx";
import { allComments, allVersions } from "./whole-lists.ts";

const at = { params: { id: 3 } };
const page = (
  <ContractPage
    id={3}
    Conflict={() => null}
    Reviews={() => null}
    Files={() => null}
    Conversation={() => null}
    Time={() => null}
    Invoices={() => null}
    Work={() => null}
  />
);

test("a version that the list does not have yet leaves the terms and the form in place", async () => {
  const { text } = await draw(page, {
    user: daniel,
    answers: [
      answer("getContract", contractDetail({ version: 2 }), at),
      answer("listVersions", [contractVersion({ version: 1 })], allVersions(3)),
      answer("listContractComments", [], allComments(3)),
    ],
  });
  expect(text).toContain("Type your full name to sign");
});
