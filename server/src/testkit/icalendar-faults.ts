/**
 * A strict reader of the calendar files that the site writes: rules of RFC 5545 (iCalendar), RFC 5546 (invitations) and
 * RFC 7986 (feeds), each with its section. What the site does not write, such as alarms and repetition, it refuses.
 */
export interface ContentLine {
  name: string;
  /** By upper-case name, without quotation marks. */
  parameters: ReadonlyMap<string, string>;
  value: string;
}

interface Component {
  name: string;
  lines: ContentLine[];
  components: Component[];
}

/** A rule's section, and what breaks it. */
type Fault = `RFC ${number}, ${string}: ${string}`;

const maxLineOctets = 75;

/** RFC 5545, 3.1: a parameter's value has quotation marks where it contains ";", ":" or ",", and none within. */
const parameterPattern = /;([A-Za-z0-9-]+)=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*)/uy;

/** The octets of the file: line ends, the length of lines, and control characters. */
function faultsOfOctets(text: string): Fault[] {
  const faults: Fault[] = [];
  if (!text.endsWith("\r\n")) faults.push("RFC 5545, 3.1: the last line has no line end");
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) faults.push("RFC 5545, 3.1: a line does not end with CR and LF");
  if (!text.isWellFormed()) faults.push("RFC 5545, 3.1.4: half of a character, which UTF-8 cannot hold");
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (Buffer.byteLength(line) > maxLineOctets)
      faults.push(`RFC 5545, 3.1: a line of more than ${maxLineOctets} octets: ${line.slice(0, 20)}`);
    if (/(?!\t)\p{Cc}/u.test(line)) faults.push("RFC 5545, 3.1: a control character");
  }
  return faults;
}

/** Throws where a line is not a name, parameters and a value. */
function parseLine(line: string): ContentLine {
  const [name = ""] = /^[A-Za-z0-9-]+/.exec(line) ?? [];
  const parameters = new Map<string, string>();
  let at = name.length;
  for (;;) {
    parameterPattern.lastIndex = at;
    const [whole, key, value] = parameterPattern.exec(line) ?? [];
    if (whole === undefined || key === undefined || value === undefined) break;
    if (parameters.has(key.toUpperCase())) throw new Error(`${key} is given twice: ${line}`);
    parameters.set(key.toUpperCase(), value.replaceAll('"', ""));
    at += whole.length;
  }
  if (name === "" || line[at] !== ":") throw new Error(`not a name, parameters and a value: ${line}`);
  return { name: name.toUpperCase(), parameters, value: line.slice(at + 1) };
}

/** The calendar that the lines are. Throws where they are nested in another way. */
function parseCalendar(text: string): Component {
  const unfolded = text.replaceAll(/\r?\n[ \t]/g, "").split(/\r\n|\r|\n/);
  const [first, ...lines] = unfolded.filter((line) => line !== "").map(parseLine);
  if (first?.name !== "BEGIN" || first.value !== "VCALENDAR") throw new Error("no BEGIN:VCALENDAR");
  const calendar: Component = { name: first.value, lines: [], components: [] };
  const open = [calendar];
  for (const line of lines) {
    const current = open.at(-1);
    if (!current) throw new Error(`${line.name} after the calendar`);
    if (line.name === "BEGIN") {
      const component: Component = { name: line.value, lines: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (line.name === "END") {
      if (current.name !== line.value) throw new Error(`END:${line.value} within ${current.name}`);
      open.pop();
    } else if (current.components.length > 0) throw new Error(`${line.name} after a component`);
    else current.lines.push(line);
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} without its END`);
  return calendar;
}

const valuesOf = ({ lines }: Component, name: string): string[] =>
  lines.filter((line) => line.name === name).map(({ value }) => value);

/** How often each property may occur. A property that is not listed may not, unless its name begins with "X-". */
interface Occurrences {
  section: `RFC ${number}, ${string}`;
  /** The components that it may contain. */
  contains: readonly string[];
  once: readonly string[];
  atMostOnce: readonly string[];
  anyNumber: readonly string[];
}

const occurrences: Readonly<Record<string, Occurrences>> = {
  VCALENDAR: {
    section: "RFC 5545, 3.6",
    contains: ["VEVENT", "VTIMEZONE"],
    once: ["VERSION", "PRODID"],
    // The last two by RFC 7986, 5.1 and 5.7.
    atMostOnce: ["CALSCALE", "METHOD", "NAME", "REFRESH-INTERVAL"],
    anyNumber: [],
  },
  VEVENT: {
    section: "RFC 5545, 3.6.1",
    contains: [],
    once: ["UID", "DTSTAMP", "DTSTART"],
    atMostOnce: [
      "CLASS",
      "CREATED",
      "DESCRIPTION",
      "DTEND",
      "DURATION",
      "LAST-MODIFIED",
      "LOCATION",
      "ORGANIZER",
      "PRIORITY",
      "SEQUENCE",
      "STATUS",
      "SUMMARY",
      "TRANSP",
      "URL",
    ],
    anyNumber: ["ATTENDEE", "CATEGORIES", "COMMENT", "CONTACT"],
  },
  VTIMEZONE: {
    section: "RFC 5545, 3.6.5",
    contains: ["STANDARD", "DAYLIGHT"],
    once: ["TZID"],
    atMostOnce: ["LAST-MODIFIED", "TZURL"],
    anyNumber: [],
  },
  STANDARD: {
    section: "RFC 5545, 3.6.5",
    contains: [],
    once: ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    atMostOnce: ["TZNAME"],
    anyNumber: [],
  },
};

/** What a component consists of, and what it contains. */
function faultsOfComponent(component: Component): Fault[] {
  const rules = occurrences[component.name];
  if (!rules) return [`RFC 5545, 3.6: ${component.name}`];
  const { section, contains, once, atMostOnce, anyNumber } = rules;
  const count = (name: string): number => valuesOf(component, name).length;
  const known = new Set([...once, ...atMostOnce, ...anyNumber]);
  const faults: Fault[] = [];
  for (const name of once) if (count(name) !== 1) faults.push(`${section}: ${count(name)} of ${name}`);
  for (const name of atMostOnce) if (count(name) > 1) faults.push(`${section}: ${count(name)} of ${name}`);
  for (const { name } of component.lines)
    if (!known.has(name) && !name.startsWith("X-")) faults.push(`${section}: ${name} is not allowed here`);
  if (contains.length > 0 && component.components.length === 0) faults.push(`${section}: no component`);
  for (const { name } of component.components)
    if (!contains.includes(name)) faults.push(`${section}: ${name} within ${component.name}`);
  return faults;
}

/** RFC 5545, 3.3.5 and 3.3.4. Returns milliseconds; NaN for a day or a time that does not exist. */
function readTime({ parameters, value }: ContentLine): number {
  const isDay = parameters.get("VALUE") === "DATE";
  const [, date, time] = (isDay ? /^(\d{8})$/ : /^(\d{8})T(\d{6})Z$/).exec(value) ?? [];
  if (date === undefined) return Number.NaN;
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const clock = time === undefined ? "00:00:00" : `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
  const at = Date.parse(`${iso}T${clock}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? at : Number.NaN;
}

const texts = new Set(["SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "UID", "PRODID", "NAME"]);
const allowedValues: Readonly<Record<string, { section: `RFC ${number}, ${string}`; values: RegExp }>> = {
  VERSION: { section: "RFC 5545, 3.7.4", values: /^2\.0$/ },
  CALSCALE: { section: "RFC 5545, 3.7.1", values: /^GREGORIAN$/ },
  METHOD: { section: "RFC 5546, 1.4", values: /^(?:PUBLISH|REQUEST|CANCEL)$/ },
  "REFRESH-INTERVAL": { section: "RFC 7986, 5.7", values: /^P(?:\d+W|(?:\d+D)?(?:T\d+H)?)$/ },
  STATUS: { section: "RFC 5545, 3.8.1.11", values: /^(?:TENTATIVE|CONFIRMED|CANCELLED)$/ },
  TRANSP: { section: "RFC 5545, 3.8.2.7", values: /^(?:OPAQUE|TRANSPARENT)$/ },
  SEQUENCE: { section: "RFC 5545, 3.8.7.4", values: /^\d+$/ },
  TZOFFSETFROM: { section: "RFC 5545, 3.3.14", values: /^[+-]\d{4}$/ },
  TZOFFSETTO: { section: "RFC 5545, 3.3.14", values: /^[+-]\d{4}$/ },
  DURATION: { section: "RFC 5545, 3.3.6", values: /^P(?:\d+W|(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?)$/ },
  URL: { section: "RFC 5545, 3.3.13", values: /^https?:\/\/[\w.:-]+\/[!-~]*$/ },
  ORGANIZER: { section: "RFC 5545, 3.3.3", values: /^mailto:[^\s@]+@[^\s@]+$/ },
  ATTENDEE: { section: "RFC 5545, 3.3.3", values: /^mailto:[^\s@]+@[^\s@]+$/ },
};
const allowedParameters: Readonly<Record<string, { section: `RFC ${number}, ${string}`; values: RegExp }>> = {
  ROLE: { section: "RFC 5545, 3.2.16", values: /^(?:CHAIR|(?:REQ|OPT|NON)-PARTICIPANT)$/ },
  PARTSTAT: { section: "RFC 5545, 3.2.12", values: /^(?:NEEDS-ACTION|ACCEPTED|DECLINED|TENTATIVE)$/ },
  RSVP: { section: "RFC 5545, 3.2.17", values: /^(?:TRUE|FALSE)$/ },
  CN: { section: "RFC 5545, 3.2.2", values: /./ },
  VALUE: { section: "RFC 5545, 3.2.20", values: /^(?:DATE|DURATION)$/ },
};

function faultsOfValue({ name, parameters, value }: ContentLine): Fault[] {
  const faults: Fault[] = [];
  const allowed = allowedValues[name];
  if (allowed && !allowed.values.test(value)) faults.push(`${allowed.section}: ${name}:${value}`);
  if (texts.has(name) && !/^(?:\\[\\;,nN]|[^\\;,])*$/.test(value))
    faults.push(`RFC 5545, 3.3.11: "\\", ";" or "," in ${name} is not escaped`);
  if (name === "REFRESH-INTERVAL" && parameters.get("VALUE") !== "DURATION")
    faults.push("RFC 7986, 5.7: REFRESH-INTERVAL without VALUE=DURATION");
  for (const [key, given] of parameters) {
    const known = allowedParameters[key];
    if (!known) faults.push(`RFC 5545, 3.2: the parameter ${key} of ${name}`);
    else if (!known.values.test(given)) faults.push(`${known.section}: ${key}=${given}`);
  }
  return faults;
}

/** When an event starts and ends. All times are in UTC, so that no time zone is named that a reader may not know. */
function faultsOfEvent({ lines }: Component): Fault[] {
  const find = (name: string) => lines.find((line) => line.name === name);
  const [stamp, start, end] = [find("DTSTAMP"), find("DTSTART"), find("DTEND")];
  const faults: Fault[] = [];
  for (const line of [stamp, start, end])
    if (line && Number.isNaN(readTime(line))) faults.push(`RFC 5545, 3.3.5: ${line.name}:${line.value}`);
  if (stamp?.parameters.has("VALUE")) faults.push("RFC 5545, 3.8.7.2: DTSTAMP is a day");
  if (end && find("DURATION")) faults.push("RFC 5545, 3.6.1: both DTEND and DURATION");
  if (start && end) {
    if (start.parameters.get("VALUE") !== end.parameters.get("VALUE"))
      faults.push("RFC 5545, 3.8.2.2: DTSTART and DTEND are of two types");
    if (readTime(end) <= readTime(start)) faults.push("RFC 5545, 3.8.2.2: DTEND is not after DTSTART");
  }
  return faults;
}

/** RFC 5546, 3.2.2 and 3.2.5: what an invitation and its cancellation consist of. */
function faultsOfMethod(calendar: Component): Fault[] {
  const [method] = valuesOf(calendar, "METHOD");
  if (method !== "REQUEST" && method !== "CANCEL") return [];
  const section = method === "REQUEST" ? "RFC 5546, 3.2.2" : "RFC 5546, 3.2.5";
  const faults: Fault[] = [];
  if (new Set(calendar.components.flatMap((event) => valuesOf(event, "UID"))).size !== 1)
    faults.push(`${section}: more than one UID`);
  for (const event of calendar.components) {
    // A SEQUENCE of 0 may be left out of a REQUEST; a reader that knows of a later one needs it.
    const needed = ["ORGANIZER", "SEQUENCE", "ATTENDEE", ...(method === "REQUEST" ? ["SUMMARY"] : [])];
    for (const name of needed) if (valuesOf(event, name).length === 0) faults.push(`${section}: no ${name}`);
    const [status] = valuesOf(event, "STATUS");
    if (status !== undefined && (status === "CANCELLED") !== (method === "CANCEL"))
      faults.push(`${section}: STATUS:${status} in a ${method}`);
  }
  return faults;
}

const withInner = (component: Component): Component[] => [
  component,
  ...component.components.flatMap(withInner),
];

/** @returns what a strict reader would refuse the file for; nothing for a file that keeps every rule */
export function icalendarFaults(text: string): readonly Fault[] {
  const octets = faultsOfOctets(text);
  let calendar: Component;
  try {
    calendar = parseCalendar(text);
  } catch (error) {
    return [...octets, `RFC 5545, 3.4: ${error instanceof Error ? error.message : "unreadable"}`];
  }
  const all = withInner(calendar);
  const events = all.filter(({ name }) => name === "VEVENT");
  const uids = events.flatMap((event) => valuesOf(event, "UID"));
  return [
    ...octets,
    ...all.flatMap(faultsOfComponent),
    ...all.flatMap(({ lines }) => lines).flatMap(faultsOfValue),
    ...events.flatMap(faultsOfEvent),
    ...(new Set(uids).size < uids.length ? (["RFC 5545, 3.8.4.7: two events have one UID"] as const) : []),
    ...faultsOfMethod(calendar),
  ];
}
