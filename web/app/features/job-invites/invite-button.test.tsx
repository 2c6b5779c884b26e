import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import InviteButton from "./invite-button.tsx";

const person = { id: 7, name: "Joan Prairie" };
const buttonOf = async (invitedAt: string | null) =>
  draw(<InviteButton person={person} jobId={183} invitedAt={invitedAt} />, { user: margaret });

test("a person is invited by name", async () => {
  const { buttons } = await buttonOf(null);
  expect(buttons.map(({ name }) => name)).toEqual(["Invite Joan Prairie"]);
});

test("an invited person is not invited again, and the button says when it was done", async () => {
  const { buttons, html } = await buttonOf("2026-11-21T15:00:00.000Z");
  expect(buttons.map(({ name }) => name)).toEqual(["Invited Nov 21"]);
  expect(html).toContain('aria-disabled="true"');
});
