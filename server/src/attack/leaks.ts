/** Looks for marked private texts where outsiders read: answers, socket frames, emails, and the log. */
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { WebSocket } from "ws";
import { outboxFolder } from "../platform/email/mailer.ts";
import {
  conflictMarks,
  ledgerMark,
  partyMark,
  plantConflictNames,
  reasonMark,
} from "../testkit/conflict-marks.ts";
import { demoPassword, demoPeople } from "../testkit/demo-people.ts";
import {
  firmMark,
  hiddenBillRate,
  hiddenRate,
  marking,
  membersMark,
  privateMark,
} from "../testkit/private-marks.ts";
import { idsSuffice, searchAnswers } from "../testkit/search-answers.ts";
import { registerOverWeb, signInOverWeb, type WebCaller } from "../testkit/web-caller.ts";
import { Tally } from "./tally.ts";
import type { OwnTarget } from "./target.ts";

/** Milliseconds for announcements and emails to be sent. */
const settleMs = 4_000;

async function listen(origin: string, cookie: string): Promise<{ frames: string[]; close: () => void }> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/ws`, { headers: { cookie } });
  const frames: string[] = [];
  socket.on("message", (data: Buffer) => frames.push(String(data)));
  await once(socket, "open");
  return { frames, close: () => socket.close() };
}

/** What two parties do while outsiders listen, each with the mark in every text. @returns the requests */
async function actAsParties(daniel: WebCaller, margaret: WebCaller): Promise<number> {
  const text = (what: string): string => `${privateMark} ${what}, twenty characters and more.`;
  const posting = {
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "10",
    duration: "2 weeks",
    specialties: ["litigation"],
    description: text("A draft's description"),
  };
  const steps: (() => Promise<unknown>)[] = [
    () => margaret.ask("sendMessage", { body: { receiverId: daniel.userId, content: text("A message") } }),
    () => daniel.ask("sendMessage", { body: { receiverId: margaret.userId, content: text("An answer") } }),
    () => margaret.ask("saveDraft", { body: { ...posting, title: text("A draft") } }),
    () => daniel.ask("saveSearch", { body: { name: privateMark, filters: { keyword: "probate" } } }),
    () => daniel.call("requestDataExport", { body: { password: text("a wrong password") } }),
    () => daniel.call("login", { body: { email: `${privateMark}@example.com`, password: privateMark } }),
    () => daniel.call("searchJobs", { query: { keyword: privateMark } }),
    () => margaret.call("createDepartment", { body: { name: privateMark } }),
    () =>
      daniel.call("reportAbuse", {
        body: { subject: "job", subjectId: 1, reason: "fraud", text: text("A report") },
      }),
  ];
  for (const step of steps) await step();
  return steps.length;
}

export async function searchLeaks(target: OwnTarget): Promise<Tally> {
  const { origin, server } = target;
  const tally = new Tally("leak check");
  // Before the marks, because signing in is impossible once the addresses are marked.
  const daniel = await signInOverWeb(() => origin, demoPeople.daniel.email, demoPassword);
  const margaret = await signInOverWeb(() => origin, demoPeople.margaret.email, demoPassword);
  const outboxBefore = new Set(await readdir(outboxFolder(server.dataDir)).catch(() => []));
  const logBefore = server.output().length;
  // Both sides listen before the names are compared, so that the frames of the check itself are read.
  const sides = [await listen(origin, daniel.cookie), await listen(origin, margaret.cookie)];
  await plantConflictNames(daniel, margaret);
  await searchConflictNames(target, { daniel, margaret }, tally);
  await target.runSql(marking);
  await target.runSql(idsSuffice);
  const register = (userType: "paralegal" | "attorney") =>
    registerOverWeb(() => origin, {
      userType,
      firstName: "Sam",
      lastName: "Stranger",
      email: `sam.${userType}@example.com`,
    });
  const outsiders = { paralegal: await register("paralegal"), attorney: await register("attorney") };
  const sockets = await Promise.all(Object.values(outsiders).map(({ cookie }) => listen(origin, cookie)));

  tally.requests += await actAsParties(daniel, margaret);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const ofFirm = [firmMark, hiddenBillRate];
  const ofMembers = [privateMark, hiddenRate, ...ofFirm, ...conflictMarks];
  const readers: [who: string, cookie: string, marks: string[]][] = [
    ["a visitor", "", [...ofMembers, membersMark]],
    ["another paralegal", outsiders.paralegal.cookie, ofMembers],
    ["another attorney", outsiders.attorney.cookie, ofMembers],
  ];
  for (const [who, cookie, marks] of readers) {
    const { found, faults, answers } = await searchAnswers(origin, cookie, marks);
    for (const answer of answers) tally.count(answer);
    for (const [path, text] of found) tally.find(`${path} shows ${who} private text: ${text}`);
    for (const fault of faults) tally.find(`${fault} for ${who}`);
  }
  // Proof that the marks are where the parties read them, and that frames and emails were sent at all.
  const own = await searchAnswers(origin, daniel.cookie, [privateMark]);
  const billing = await searchAnswers(origin, daniel.cookie, ofFirm);
  for (const [path, text] of billing.found)
    tally.find(`${path} shows the paralegal how the firm bills its client: ${text}`);
  for (const answer of own.answers) tally.count(answer);
  for (const path of ["/api/messages", "/api/notifications", "/messages"])
    if (!own.found.has(path)) tally.find(`${path} shows a party no mark, so the check proves nothing`);
  for (const { frames } of sides)
    if (frames.length < 3) tally.find("A party's socket received nothing, so the check proves nothing");

  for (const frame of sockets.flatMap(({ frames }) => frames))
    if (isMarked(frame)) tally.find(`An outsider's socket received ${frame.slice(0, 120)}`);
  for (const frame of sides.flatMap(({ frames }) => frames))
    if (conflictMarks.some((mark) => frame.includes(mark)))
      tally.find(`A frame holds a name: ${frame.slice(0, 120)}`);
  for (const { close } of [...sockets, ...sides]) close();
  const log = server.output().slice(logBefore);
  for (const line of log.split("\n"))
    if (isMarked(line)) tally.find(`The log holds private text: ${line.slice(0, 160)}`);
  await searchEmails(server.dataDir, outboxBefore, tally);
  return tally;
}

const isMarked = (text: string): boolean =>
  [privateMark, ...conflictMarks].some((mark) => text.includes(mark));

/** Each side of a conflict check reads its own names, and the other's nowhere. */
async function searchConflictNames(
  { origin }: OwnTarget,
  { daniel, margaret }: { daniel: WebCaller; margaret: WebCaller },
  tally: Tally,
): Promise<void> {
  for (const [who, { cookie }, own, foreign] of [
    ["the paralegal", daniel, [ledgerMark], [partyMark, reasonMark]],
    ["the firm", margaret, [partyMark], [ledgerMark]],
  ] as const) {
    // The other side's marks last, because an answer with several names the last.
    const { found } = await searchAnswers(origin, cookie, [...own, ...foreign]);
    const isForeign = (text: string): boolean => foreign.some((mark) => text.startsWith(mark));
    for (const [path, text] of found)
      if (isForeign(text)) tally.find(`${path} shows ${who} the other side's: ${text}`);
    if (found.size === 0) tally.find(`Nothing shows ${who} their own names, so the check proves nothing`);
  }
}

/** Addresses of parties are marked, those of outsiders are not. */
async function searchEmails(dataDir: string, before: ReadonlySet<string>, tally: Tally): Promise<void> {
  const folder = outboxFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !before.has(name));
  if (names.length === 0) tally.find("No email was sent, so the check proves nothing");
  for (const name of names.filter((one) => one.endsWith(".eml"))) {
    const {
      to = [],
      subject = "",
      text = "",
      html = "",
    } = await PostalMime.parse(await readFile(join(folder, name)));
    const isToParty = to.every(({ address }) => address?.startsWith(privateMark));
    if (conflictMarks.some((mark) => `${subject}${text}${html}`.includes(mark)))
      tally.find(
        `An email to ${to.map(({ address }) => address).join(", ")} holds a name of a conflict check`,
      );
    if (!isToParty && `${subject}${text}${html}`.includes(privateMark))
      tally.find(`An email to ${to.map(({ address }) => address).join(", ")} holds private text`);
  }
}
