/** Availability of paralegals: hours, exceptions, busy times of a calendar, and what firms see of it. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { ApplicantAvailability, OwnAvailability } from "@caseload/contract/hiring/availability";
import { busyCalendarProblems } from "@caseload/contract/hiring/availability-limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeInterview } from "../../../demo/factories.ts";
import { busyCalendars } from "../../../platform/db/schema/availability.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { pushServiceCertificate } from "../../../testkit/push/certificate.ts";
import { pushServiceReach } from "../../../testkit/push/push-service.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { readDueCalendars } from "./busy-calendars.ts";
import { readBusyTimes } from "./busy-times.ts";
import { fetchCalendar, UnreadableCalendar } from "./fetch-calendar.ts";
import { freeTimes } from "./free-times.ts";
import { readInThread } from "./read-in-thread.ts";

const newYork = "America/New_York";
const calendarOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const eventOf = (uid: string, ...lines: string[]): string =>
  ["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT"].join("\r\n");

describe("busy times of a calendar", () => {
  const march = { timeZone: newYork, from: "2026-03-01T00:00:00Z", to: "2026-03-31T00:00:00Z" };
  const busyOf = (...events: string[]): string[] => {
    const answer = readBusyTimes({ ...march, text: calendarOf(...events) });
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.busy.map(({ from, to }) => `${from.slice(5, 16)} ${to.slice(5, 16)}`);
  };

  test.each([
    ["UTC", "DTSTART:20260309T140000Z", "DTEND:20260309T150000Z", "03-09T14:00 03-09T15:00"],
    [
      "a zone of IANA",
      "DTSTART;TZID=America/Phoenix:20260309T090000",
      "DTEND;TZID=America/Phoenix:20260309T100000",
      "03-09T16:00 03-09T17:00",
    ],
    ["floating time", "DTSTART:20260309T090000", "DURATION:PT1H", "03-09T13:00 03-09T14:00"],
    ["a whole day", "DTSTART;VALUE=DATE:20260307", "DTEND;VALUE=DATE:20260308", "03-07T05:00 03-08T05:00"],
  ])("are read in %s", (_what, start, end, busy) => {
    expect(busyOf(eventOf("1", start, end))).toEqual([busy]);
  });

  test("repeat at the same wall time over the start of daylight saving time, without exceptions", () => {
    const weekly = eventOf(
      "1",
      `DTSTART;TZID=${newYork}:20200105T100000`,
      `DTEND;TZID=${newYork}:20200105T110000`,
      "RRULE:FREQ=WEEKLY",
      `EXDATE;TZID=${newYork}:20260315T100000`,
    );
    const moved = eventOf(
      "1",
      `RECURRENCE-ID;TZID=${newYork}:20260322T100000`,
      `DTSTART;TZID=${newYork}:20260322T120000`,
      `DTEND;TZID=${newYork}:20260322T123000`,
    );
    expect(busyOf(weekly, moved)).toEqual([
      "03-01T15:00 03-01T16:00",
      "03-08T14:00 03-08T15:00",
      "03-22T16:00 03-22T16:30",
      "03-29T14:00 03-29T15:00",
    ]);
  });

  test("leave out canceled and transparent events, and join those that touch", () => {
    const at = (uid: string, from: string, to: string, ...more: string[]) =>
      eventOf(uid, `DTSTART:20260309T${from}Z`, `DTEND:20260309T${to}Z`, ...more);
    expect(
      busyOf(
        at("1", "140000", "150000"),
        at("2", "150000", "153000"),
        at("3", "180000", "190000", "STATUS:CANCELLED"),
        at("4", "200000", "210000", "TRANSP:TRANSPARENT"),
      ),
    ).toEqual(["03-09T14:00 03-09T15:30"]);
  });

  test("are those of free/busy calendars too", () => {
    const periods = ["BEGIN:VFREEBUSY", "UID:1", "DTSTAMP:20260101T000000Z"];
    const busy = "FREEBUSY;FBTYPE=BUSY:20260309T140000Z/PT1H,20260310T140000Z/20260310T150000Z";
    expect(busyOf(...periods, busy, "FREEBUSY;FBTYPE=FREE:20260311T140000Z/PT1H", "END:VFREEBUSY")).toEqual([
      "03-09T14:00 03-09T15:00",
      "03-10T14:00 03-10T15:00",
    ]);
  });

  test.each([
    [
      "100,000 events",
      calendarOf(...Array<string>(100_000).fill("BEGIN:VEVENT\r\nEND:VEVENT")),
      "tooManyEvents",
    ],
    ["a web page", "<!doctype html><title>Sign in</title>", "notCalendar"],
    ["nothing", "", "notCalendar"],
    ["half a calendar", calendarOf(eventOf("1", "DTSTART:20260309T140000Z")).slice(0, 60), "notCalendar"],
  ])("of %s are refused", (_what, text, problem) => {
    expect(readBusyTimes({ ...march, text })).toEqual({ problem });
  });

  test("of a rule that repeats without an end are given up in time", async () => {
    const endless = eventOf("1", "DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
    await expect(readInThread({ ...march, text: calendarOf(endless) }, 300)).rejects.toThrow("tooComplex");
  });
});

describe("fetching a calendar", () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const key = readFileSync(new URL("../../../testkit/push/key.pem", import.meta.url), "utf8");
  const server = createServer({ cert: pushServiceCertificate, key }, (request, response) =>
    answer(request, response),
  );
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    origin = `https://push.test:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = (address: string, timeoutMs = 5_000) =>
    fetchCalendar(address, { network: pushServiceReach, ca: pushServiceCertificate, timeoutMs });
  const redirect = (location: string) => (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(302, { location }).end();

  test("follows redirects to public hosts", async () => {
    answer = ({ url }, response) =>
      url === "/a" ? response.writeHead(302, { location: "/b" }).end() : response.end("BEGIN:VCALENDAR");
    expect(await read(`${origin.replace("https:", "webcal:")}/a`)).toBe("BEGIN:VCALENDAR");
  });

  test.each([
    ["http://calendar.example/a.ics", "address"],
    ["https://name:secret@calendar.example/a.ics", "address"],
    ["file:///etc/passwd", "address"],
    ["https://127.0.0.1/a.ics", "private"],
    ["https://[::1]/a.ics", "private"],
    ["https://169.254.169.254/latest", "private"],
    ["https://localhost/a.ics", "private"],
    ["https://intranet/a.ics", "private"],
    // Resolves to a private network.
    ["https://inside.test/a.ics", "private"],
  ])("refuses %s", async (address, problem) => {
    await expect(read(address)).rejects.toEqual(new UnreadableCalendar(problem as "private"));
  });

  test.each([
    ["https://10.0.0.8/a.ics", "private"],
    ["https://inside.test/a.ics", "private"],
    ["http://calendar.example/a.ics", "address"],
  ])("refuses a redirect to %s", async (location, problem) => {
    answer = redirect(location);
    await expect(read(`${origin}/a`)).rejects.toThrow(problem);
  });

  test("refuses too many redirects", async () => {
    answer = redirect("/a");
    await expect(read(`${origin}/a`)).rejects.toThrow("redirects");
  });

  test.each([true, false])("refuses a calendar of 20 MB (announced: %s)", async (isAnnounced) => {
    const part = Buffer.alloc(1_024 * 1_024, " ");
    let sent = 0;
    answer = (_request, response) => {
      response.writeHead(200, isAnnounced ? { "content-length": 20 * part.length } : {});
      const send = (): void => {
        if (response.destroyed || sent === 20) return void response.end();
        sent += 1;
        response.write(part, () => setImmediate(send));
      };
      send();
    };
    await expect(read(`${origin}/a`)).rejects.toThrow("tooLarge");
    expect(sent).toBeLessThan(20);
  });

  test("gives up when the answer takes too long, and says so", async () => {
    answer = () => undefined;
    await expect(read(`${origin}/a`, 200)).rejects.toThrow("tooSlow");
  });

  test.each([
    [404, "notFound"],
    [503, "unreachable"],
  ])("refuses the answer %i", async (status, problem) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(read(`${origin}/a`)).rejects.toThrow(problem);
  });
});

describe("free times", () => {
  const weekly = [{ weekday: 0, from: "01:00", to: "10:00" }];
  test("are the weekly hours, by the clocks of their zone on both days of its changes", () => {
    const free = (timeZone: string, day: string) =>
      freeTimes({ weekly, exceptions: [], timeZone }, [], { from: day, to: day }).map(
        ({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000,
      );
    expect(free(newYork, "2026-03-08")).toEqual([8]);
    expect(free(newYork, "2026-11-01")).toEqual([10]);
    expect(free("America/Phoenix", "2026-03-08")).toEqual([9]);
    expect(free("Europe/London", "2026-03-29")).toEqual([8]);
  });
  test("are without busy times, and by exceptions instead of weekly hours", () => {
    const hours = {
      weekly: [{ weekday: 1, from: "09:00", to: "12:00" }],
      exceptions: [
        { day: "2026-03-09", hours: [] },
        { day: "2026-03-10", hours: [{ from: "22:00", to: "24:00" }] },
      ],
      timeZone: "UTC",
    };
    const busy = [{ from: "2026-03-16T10:00:00Z", to: "2026-03-16T11:00:00Z" }];
    const free = freeTimes(hours, busy, { from: "2026-03-09", to: "2026-03-16" });
    expect(free.map(({ from, to }) => `${from.slice(5, 16)} ${to.slice(5, 16)}`)).toEqual([
      "03-10T22:00 03-11T00:00",
      "03-16T09:00 03-16T10:00",
      "03-16T11:00 03-16T12:00",
    ]);
  });
});

describe("the calls", () => {
  let site: Site;
  let cast: Cast;
  let applicationId: number;
  const days = { from: "2026-03-09", to: "2026-03-10" };
  const hours = {
    weekly: [{ weekday: 1, from: "09:00", to: "12:00" }],
    exceptions: [],
    timeZone: newYork,
  };
  const seen = () =>
    cast.partner.ask<ApplicantAvailability>("getApplicantAvailability", {
      params: { id: applicationId },
      query: days,
    });
  beforeAll(async () => {
    site = await openSite();
    site.time.now = new Date("2026-03-05T15:00Z");
    cast = await createHiringFirm(site);
    const { id: jobId } = await createPosting(site, cast);
    applicationId = await createApplication(site, cast.daniel, jobId);
  });
  afterAll(() => site.close());

  test("without hours nothing is known but the applicant's time zone", async () => {
    expect(await seen()).toEqual({ timeZone: newYork, isKept: false, free: [] });
  });

  test("hours of another time zone than the applicant's own stay theirs, and times are read in the applicant's", async () => {
    await cast.daniel.ask("saveAvailability", { body: { ...hours, timeZone: "Pacific/Honolulu" } });
    const { timeZone, free } = await seen();
    expect(timeZone).toBe(newYork);
    expect(free).toEqual([{ from: "2026-03-09T19:00:00.000Z", to: "2026-03-09T22:00:00.000Z" }]);
  });

  test("firms see free times, without what the others are taken by", async () => {
    await cast.daniel.ask("saveAvailability", { body: hours });
    expect(await seen()).toEqual({
      timeZone: newYork,
      isKept: true,
      free: [{ from: "2026-03-09T13:00:00.000Z", to: "2026-03-09T16:00:00.000Z" }],
    });
    await makeInterview(site.db, site.time.now, {
      applicationId,
      hostId: cast.partner.id,
      status: "confirmed",
      startsAt: new Date("2026-03-09T13:00Z"),
      minutes: 30,
      slots: [],
      lastSlotAt: null,
    });
    expect((await seen()).free).toEqual([
      { from: "2026-03-09T13:30:00.000Z", to: "2026-03-09T16:00:00.000Z" },
    ]);
  });

  test("a calendar is read by the task and every hour, and nothing but its busy times is stored", async () => {
    const address = "https://calendar.example/private-7Q/basic.ics";
    await cast.daniel.ask("connectBusyCalendar", { body: { address } });
    const secret = "Settlement talks with Halden";
    let text = calendarOf(
      eventOf("1", "DTSTART:20260309T150000Z", "DTEND:20260309T153000Z", `SUMMARY:${secret}`),
    );
    const asked: string[] = [];
    const deps = {
      db: site.db,
      clock: () => site.time.now,
      nameSeal: site.deps.nameSeal,
      fetchCalendar: (given: string) => {
        asked.push(given);
        return Promise.resolve(text);
      },
    };
    await readDueCalendars(deps);
    await readDueCalendars(deps);
    expect(asked).toEqual([address]);
    expect((await seen()).free).toEqual([
      { from: "2026-03-09T13:30:00.000Z", to: "2026-03-09T15:00:00.000Z" },
      { from: "2026-03-09T15:30:00.000Z", to: "2026-03-09T16:00:00.000Z" },
    ]);
    const rows = await site.db.select().from(busyCalendars);
    expect(JSON.stringify(rows)).not.toMatch(/Halden|Settlement|private-7Q/);
    const own = await cast.daniel.call("getAvailability");
    expect(own.body).toContain("calendar.example");
    expect(own.body).not.toContain("private-7Q");

    site.time.now = new Date("2026-03-05T16:00Z");
    text = "<!doctype html>";
    await readDueCalendars(deps);
    expect((await cast.daniel.ask<OwnAvailability>("getAvailability")).calendar).toMatchObject({
      problem: busyCalendarProblems.notCalendar,
      busyTimes: 1,
    });
    expect((await seen()).free).toHaveLength(2);

    // Its owner reads why it is not read, and nobody becomes free by it.
    for (const [problem, answer] of [
      ["tooLarge", () => Promise.reject(new UnreadableCalendar("tooLarge"))],
      ["private", () => Promise.reject(new UnreadableCalendar("private"))],
      [
        "tooManyEvents",
        () => Promise.resolve(calendarOf(...Array<string>(100_000).fill("BEGIN:VEVENT\r\nEND:VEVENT"))),
      ],
    ] as const) {
      site.time.now = new Date(site.time.now.getTime() + 3_600_000);
      await readDueCalendars({ ...deps, fetchCalendar: answer });
      expect((await cast.daniel.ask<OwnAvailability>("getAvailability")).calendar).toMatchObject({
        problem: busyCalendarProblems[problem],
        busyTimes: 1,
      });
    }

    await cast.daniel.ask("removeBusyCalendar");
    expect(
      await site.db.select().from(busyCalendars).where(eq(busyCalendars.userId, cast.daniel.id)),
    ).toEqual([]);
    expect((await seen()).free).toHaveLength(1);
  });

  test.each([
    ["https://127.0.0.1/a.ics", "leads to a private network"],
    ["https://metadata.internal/a.ics", "leads to a private network"],
    ["http://calendar.example/a.ics", "starts with https://"],
    ["a calendar", "starts with https://"],
  ])("the address %s is refused at once, with its field", async (address, text) => {
    const refused = await cast.daniel.call("connectBusyCalendar", { body: { address } });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(text);
    expect(refused.body).toContain("(address)");
  });

  test.each([
    [{ weekly: [{ weekday: 7, from: "09:00", to: "12:00" }] }, "weekly.0.weekday"],
    [{ weekly: [{ weekday: 1, from: "12:00", to: "09:00" }] }, "weekly.0.to"],
    [{ weekly: [{ weekday: 1, from: "9 AM", to: "12:00" }] }, "weekly.0.from"],
    [{ weekly: [...hours.weekly, { weekday: 1, from: "11:00", to: "13:00" }] }, "weekly"],
    [{ exceptions: [{ day: "2026-02-30", hours: [] }] }, "exceptions.0.day"],
    [{ exceptions: Array(2).fill({ day: "2026-03-09", hours: [] }) }, "exceptions"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
  ])("%j is refused, with its field", async (given, named) => {
    const refused = await cast.daniel.call("saveAvailability", { body: { ...hours, ...given } });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`(${named})`);
  });

  test("only reviewers of the application see them", async () => {
    const input = { params: { id: applicationId }, query: days };
    for (const who of [cast.rival, cast.priya])
      expect((await who.call("getApplicantAvailability", input)).statusCode).not.toBe(200);
    expect((await cast.partner.call("getAvailability")).statusCode).toBe(403);
  });
});
