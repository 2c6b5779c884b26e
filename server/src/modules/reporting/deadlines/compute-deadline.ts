/** Federal Rules of Civil Procedure, Rule 6(a) and (d), as amended to December 1, 2023. */
import type { Deadline, DeadlineQuestion, DeadlineStep } from "@caseload/contract/reporting/deadlines";
import { deadlineCaution } from "@caseload/contract/reporting/deadline-texts";
import { instantsAt, wallTimeAt } from "@caseload/contract/wall-time";
import { plusDays } from "../../../platform/calendar-day.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import type { FindHoliday } from "./federal-holidays.ts";

const rule = (paragraph: string): string => `Fed. R. Civ. P. ${paragraph}`;

const weekdays = ["Sunday", "", "", "", "", "", "Saturday"] as const;
const weekendOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";

/** Why a period does not end on a day, with its source. */
interface Obstacle {
  text: string;
  source: string;
}

type FindObstacle = (day: string) => Obstacle | undefined;

const holidaySources = {
  statute: rule("6(a)(6)(A)"),
  monday: `${rule("6(a)(6)(B)")}; Executive Order 11582`,
  friday: "5 U.S.C. 6103(b)(1)",
} as const;

/**
 * Returns what keeps a period from ending on a day.
 * @param countsFridays whether the Friday before a holiday on a Saturday is a legal holiday
 */
const obstaclesOf =
  (findHoliday: FindHoliday, countsFridays: boolean): FindObstacle =>
  (day) => {
    const holiday = findHoliday(day);
    if (holiday?.kind === "friday" && countsFridays)
      return { text: `${holiday.name}, observed on Friday`, source: holidaySources.friday };
    if (holiday?.kind === "monday")
      return { text: `${holiday.name}, observed on Monday`, source: holidaySources.monday };
    if (holiday?.kind === "statute") return { text: holiday.name, source: holidaySources.statute };
    const weekend = weekendOf(day);
    return weekend === "" ? undefined : { text: weekend, source: "" };
  };

interface Period {
  day: string;
  at: Date | null;
  steps: DeadlineStep[];
}

/**
 * Continues a period, forward or backward, until a day that is no Saturday, Sunday or legal holiday.
 * @param source the paragraph that says so
 */
function roll(
  from: string,
  direction: 1 | -1,
  findObstacle: FindObstacle,
  source: string,
): Omit<Period, "at"> {
  const steps: DeadlineStep[] = [];
  let day = from;
  for (let obstacle = findObstacle(day); obstacle; obstacle = findObstacle(day)) {
    const sources = [source, obstacle.source].filter((one) => one !== "").join("; ");
    steps.push({ day, text: `${obstacle.text}: the period continues`, source: sources });
    day = plusDays(day, direction);
  }
  return { day, steps };
}

const directionOf = ({ direction }: DeadlineQuestion): 1 | -1 => (direction === "after" ? 1 : -1);

/** 6(a)(1), and 6(d) for service by mail. */
function computeDays(question: DeadlineQuestion, findObstacle: FindObstacle): Period {
  const { trigger, count, servedByMail } = question;
  const direction = directionOf(question);
  const counted = plusDays(trigger, direction * count);
  const end = roll(
    counted,
    direction,
    findObstacle,
    rule(direction === 1 ? "6(a)(1)(C)" : "6(a)(1)(C), (a)(5)"),
  );
  const steps: DeadlineStep[] = [
    { day: trigger, text: "Day of the event, not counted", source: rule("6(a)(1)(A)") },
    { day: counted, text: `Day ${count}, with weekends and holidays counted`, source: rule("6(a)(1)(B)") },
    ...end.steps,
  ];
  if (servedByMail === undefined) return { ...end, at: null, steps };
  const added = plusDays(end.day, 3);
  const extended = roll(added, 1, findObstacle, rule("6(a)(1)(C)"));
  return {
    day: extended.day,
    at: null,
    steps: [
      ...steps,
      { day: end.day, text: "The period would otherwise expire", source: rule("6(a)(1)(C)") },
      { day: added, text: "3 days added after service by mail", source: rule("6(d)") },
      ...extended.steps,
    ],
  };
}

const hourMs = 3_600_000;

/** @throws HttpError 400 for a time that a change of the clock skips or repeats */
function instantOf(wall: string, timeZone: string): Date {
  const [instant, second] = instantsAt(wall, timeZone);
  if (!instant) throw badRequest(`Clocks in ${timeZone} skip this time (trigger)`);
  if (second) throw badRequest(`Clocks in ${timeZone} show this time twice (trigger)`);
  return instant;
}

/** 6(a)(2): every hour counts, from the event on, and a period that ends on a weekend or holiday continues to the same time. */
function computeHours(question: DeadlineQuestion, findObstacle: FindObstacle, timeZone: string): Period {
  const { trigger, count } = question;
  const direction = directionOf(question);
  const counted = new Date(instantOf(trigger, timeZone).getTime() + direction * count * hourMs);
  const [countedDay = "", time = ""] = wallTimeAt(counted, timeZone).split("T");
  const end = roll(
    countedDay,
    direction,
    findObstacle,
    rule(direction === 1 ? "6(a)(2)(C)" : "6(a)(2)(C), (a)(5)"),
  );
  const at = end.day === countedDay ? counted : (instantsAt(`${end.day}T${time}`, timeZone)[0] ?? counted);
  return {
    day: end.day,
    at,
    steps: [
      {
        day: trigger.slice(0, 10),
        text: "The event: counting begins at its time",
        source: rule("6(a)(2)(A)"),
      },
      {
        day: countedDay,
        text: `Hour ${count}, with weekends and holidays counted`,
        source: rule("6(a)(2)(B)"),
      },
      ...end.steps,
    ],
  };
}

const otherReadingText =
  "A holiday falls on a Saturday. 5 U.S.C. 6103(b)(1) moves it to Friday for pay and leave of federal employees; whether that Friday is a legal holiday under Rule 6(a)(6)(A) is not settled. The earlier day is shown.";

const notesOf = ({ direction, unit }: DeadlineQuestion): string[] => [
  direction === "after"
    ? "Holidays of the state where the district court is located are not counted. One on the last day extends the period (Rule 6(a)(6)(C))."
    : "State holidays do not count in a period before an event (Rule 6(a)(6)(C)).",
  "Not counted: days that the President or Congress declares holidays once (Rule 6(a)(6)(B)), and days on which the clerk's office is inaccessible (Rule 6(a)(3)).",
  unit === "days"
    ? "The last day ends at midnight in the court's time zone for electronic filing, otherwise when the clerk's office closes (Rule 6(a)(4))."
    : "Times are in your time zone. Use the court's for its orders.",
  "Rule 6(a) does not apply where a date is fixed, or where a statute, local rule or order counts in another way.",
];

/**
 * Computes the last day of a period, in both readings of the Friday before a holiday on a Saturday, and returns the
 * earlier one.
 * @param timeZone of the wall time of a period in hours
 */
export function computeDeadline(
  question: DeadlineQuestion,
  findHoliday: FindHoliday,
  timeZone: string,
): Deadline {
  const read = (countsFridays: boolean): Period => {
    const findObstacle = obstaclesOf(findHoliday, countsFridays);
    return question.unit === "days"
      ? computeDays(question, findObstacle)
      : computeHours(question, findObstacle, timeZone);
  };
  const [earlier, later] = [read(false), read(true)].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  ) as [Period, Period];
  return {
    caution: deadlineCaution,
    day: earlier.day,
    at: earlier.at?.toISOString() ?? null,
    steps: [...earlier.steps, { day: earlier.day, text: "Last day", source: lastDaySource(question) }],
    otherReading: earlier.day === later.day ? null : { day: later.day, text: otherReadingText },
    notes: notesOf(question),
  };
}

const lastDaySource = ({ unit, servedByMail }: DeadlineQuestion): string => {
  if (servedByMail !== undefined) return rule("6(a), (d)");
  return rule(unit === "days" ? "6(a)(1)" : "6(a)(2)");
};
