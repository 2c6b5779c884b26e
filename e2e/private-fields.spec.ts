import {
  conflictMarks,
  ledgerMark,
  partyMark,
  plantConflictNames,
  reasonMark,
} from "@caseload/server/testkit/conflict-marks";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import {
  firmMark,
  hiddenBillRate,
  hiddenRate,
  marking,
  membersMark,
  privateMark,
} from "@caseload/server/testkit/private-marks";
import { idsSuffice, readAddress, searchAnswers } from "@caseload/server/testkit/search-answers";
import { registerOverWeb, signInOverWeb } from "@caseload/server/testkit/web-caller";
import { openSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";

test("outsiders get no private answer, and no search finds one (ASVS 8.2.3)", async () => {
  test.slow();
  // A site of its own: signing in is impossible there once the addresses are marked.
  const site = await openSite({ demo: "on" });
  try {
    const origin = site.server.url;
    const party = await signInOverWeb(() => origin, demoPeople.daniel.email, demoPassword);
    const firm = await signInOverWeb(() => origin, demoPeople.margaret.email, demoPassword);
    await plantConflictNames(party, firm);
    // Before the marks, which leave files of the firm's side unreadable.
    const ofFirmSide = await searchAnswers(origin, firm.cookie, [partyMark, ledgerMark]);
    const texts = [...ofFirmSide.found.values()];
    expect(texts.some((text) => text.startsWith(partyMark))).toBe(true);
    expect(texts.filter((text) => text.startsWith(ledgerMark))).toEqual([]);
    await site.runSql(marking);
    await site.runSql(idsSuffice);
    const register = async (userType: "paralegal" | "attorney") => {
      const email = `sam.${userType}@example.com`;
      const registrant = { userType, firstName: "Sam", lastName: "Stranger", email };
      return (await registerOverWeb(() => origin, registrant)).cookie;
    };
    const outsiders = { paralegal: await register("paralegal"), attorney: await register("attorney") };
    const ofFirm = [firmMark, hiddenBillRate];
    const nothing = expect.objectContaining({ found: new Map(), faults: [] });
    const ofAnyone = [privateMark, hiddenRate, ...ofFirm, ...conflictMarks];
    expect(await searchAnswers(origin, "", [membersMark, ...ofAnyone])).toEqual(nothing);
    for (const [who, cookie] of Object.entries(outsiders)) {
      expect(await searchAnswers(origin, cookie, ofAnyone), who).toEqual(nothing);
      const { text } = await readAddress(`${origin}/api/jobs/count?q=${privateMark}`, cookie);
      expect(text).toContain('{"count":0}');
    }
    // The firm's marks last, because a failure names only the last of several in one answer.
    const ofOtherSide = [...ofFirm, partyMark, reasonMark];
    const own = await searchAnswers(origin, party.cookie, [privateMark, ledgerMark, ...ofOtherSide]);
    const ofOthers = [...own.found].filter(([, text]) => ofOtherSide.some((mark) => text.startsWith(mark)));
    expect(ofOthers, "the paralegal of a contract").toEqual([]);
    expect(own.faults).toEqual([]);
    for (const path of ["/api/messages", "/api/notifications", "/messages", "/api/applications/paralegal"])
      expect([...own.found.keys()]).toContain(path);
    // Each side of a conflict check reads its own names, and the other's nowhere.
    expect([...own.found.keys()]).toContain("/api/conflicts/ledger");
  } finally {
    await site.close();
  }
});
