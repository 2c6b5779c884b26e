import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import AccountNotices from "./account-notices.tsx";

test("an unconfirmed address is asked to be confirmed, because email notifications wait for it", async () => {
  const { text, buttons } = await draw(<AccountNotices />, { user: { ...daniel, emailVerified: false } });
  expect(text).toContain("Confirm your email address. Email notifications start once you do.");
  expect(buttons).toContainEqual({ name: "Send Again", disabled: false });
});
