import type { ContractComment } from "@caseload/contract/engagements/contract-comments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createContract, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { agree, amend, propose, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Member = Cast["partner"];

describe("who learns of it", () => {
  const noticeAfter = async (step: () => Promise<unknown>, who: Member) => {
    const before = (await latestNotification(site, who))?.id;
    const others = [cast.partner, cast.daniel].filter((one) => one !== who);
    const counts = await Promise.all(
      others.map((one) => site.db.$count(notifications, eq(notifications.userId, one.id))),
    );
    await step();
    const latest = await latestNotification(site, who);
    expect(latest?.id).not.toBe(before);
    // The side that acts is not notified.
    expect(
      await Promise.all(others.map((one) => site.db.$count(notifications, eq(notifications.userId, one.id)))),
    ).toEqual(counts);
    return latest && { title: latest.title, message: latest.message, url: latest.actionUrl };
  };

  test("the other side, of each step", async () => {
    const id = await createContract(site, cast, cast.daniel, { title: "Privilege log" });
    const url = `/contracts/${id}`;
    expect(await noticeAfter(() => propose(cast.daniel, id, 5_000), cast.partner)).toEqual({
      title: "New terms proposed",
      message:
        "Daniel Reyes proposed version 2 of the terms for Privilege log. Review the changes, then sign or counter.",
      url,
    });
    expect(await noticeAfter(() => agree(cast.managing, id), cast.daniel)).toEqual({
      title: "Ingrid Lindqvist signed the agreement",
      message: "Ingrid Lindqvist signed the agreement for Privilege log. It becomes binding when you sign.",
      url,
    });
    const comment = { params: { id }, body: { text: "Thank you." } };
    expect(
      await noticeAfter(() => cast.partner.ask("addContractComment", comment), cast.daniel),
    ).toMatchObject({
      title: "New comment on terms",
      message: "Margaret Okafor commented on the terms for Privilege log.",
    });
    expect(await noticeAfter(() => agree(cast.daniel, id), cast.partner)).toMatchObject({
      title: "Agreement signed",
    });
    expect(await noticeAfter(() => amend(cast.partner, id, 5_200), cast.daniel)).toMatchObject({
      title: "Amendment proposed",
      message:
        "Margaret Okafor proposed version 3 of the agreement for Privilege log. Version 2 stays in force until both of you sign.",
    });
    const decline = { params: { id, version: 3 }, body: { reason: "Too late." } };
    expect(await noticeAfter(() => cast.daniel.ask("declineAmendment", decline), cast.partner)).toMatchObject(
      {
        title: "Amendment declined",
        message: "Daniel Reyes declined version 3 of the agreement for Privilege log: Too late.",
      },
    );
    const fourth = await amend(cast.partner, id, 5_300, { consent: true });
    expect(await noticeAfter(() => sign(cast.daniel, id, fourth), cast.partner)).toMatchObject({
      title: "Amendment in force",
      message: "Both parties signed version 4 of the agreement for Privilege log.",
    });
    await amend(cast.partner, id, 5_400);
    expect(
      await noticeAfter(
        () => cast.partner.ask("withdrawAmendment", { params: { id, version: 5 } }),
        cast.daniel,
      ),
    ).toMatchObject({
      title: "Amendment withdrawn",
      message:
        "Margaret Okafor withdrew version 5 of the agreement for Privilege log. Version 4 stays in force.",
    });
  });

  test("every colleague who may open the contract has their screens refreshed", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const announcements = await recordAnnouncements(site.connectionString);
    try {
      await propose(cast.daniel, id, 5_000);
      const heard = await announcements.take();
      for (const who of [cast.daniel, cast.partner, cast.managing, cast.associate])
        expect(topicsFor(heard, who.id)).toContain("contracts");
      for (const who of [cast.junior, cast.leila, cast.rival]) expect(topicsFor(heard, who.id)).toEqual([]);
    } finally {
      await announcements.stop();
    }
  });

  test("comments name their version and are read by both sides", async () => {
    const id = await createContract(site, cast, cast.daniel);
    await cast.daniel.ask("addContractComment", { params: { id }, body: { text: "Is the cap firm?" } });
    await propose(cast.partner, id, 5_000);
    await cast.managing.ask("addContractComment", { params: { id }, body: { text: "It is." } });
    for (const who of [cast.daniel, cast.associate]) {
      const comments = await who.ask<ContractComment[]>("listContractComments", { params: { id } });
      expect(
        comments.map(({ version, authorName, authorSide, text }) => [version, authorName, authorSide, text]),
      ).toEqual([
        [1, "Daniel Reyes", "paralegal", "Is the cap firm?"],
        [2, "Ingrid Lindqvist", "attorney", "It is."],
      ]);
    }
  });
});
