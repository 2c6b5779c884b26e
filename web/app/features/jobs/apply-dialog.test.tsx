import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { ConfirmationNote } from "./apply-dialog.tsx";

test("whoever applies without a confirmed address is asked to confirm it, and nobody else", async () => {
  const noteFor = async (emailVerified: boolean) =>
    (await draw(<ConfirmationNote />, { user: { ...daniel, emailVerified } })).text;
  expect(await noteFor(false)).toContain("Confirm your email address to get the firm's response by email.");
  expect(await noteFor(true)).toBe("");
});
