/** The fields that several forms share, each with the spec's sentence for what is wrong with it (section 5). */
import { z } from "zod";
import { hasReservedWords, isHonestFullName, isPlainlyWritten, isReserved } from "./honest-names.ts";
import { limits, maxLength } from "./limits.ts";
import { product } from "./product.ts";

// In browsers zod would try to compile code, which the content security policy forbids and reports.
if ("document" in globalThis) z.config({ jitless: true });

/** What a value of another type is answered, unless its field has a sentence of its own. */
const typeErrors: Readonly<Record<string, string>> = {
  object: "Please send this data as a JSON object",
  array: "Please send a list",
  string: "Please enter text",
  number: "Please enter a number",
  boolean: "Please send true or false",
};
z.config({
  customError: (issue) => (issue.code === "invalid_type" ? typeErrors[issue.expected] : undefined),
});

const controlCharacters = { error: "Please remove the control characters" };

/** A NUL character and half of a surrogate pair cannot be stored, and no keyboard types one. */
const storable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Whether `least` characters can be seen: zero-width ones fill no field. */
const isVisible = (text: string, min: number): boolean =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim().length >= min;

const bounded = (string: z.ZodString, message: string, min: number, max: number) =>
  string
    .trim()
    .min(min, { error: message, abort: true })
    .max(max, { error: `Please use at most ${max} characters` })
    .refine((value) => isVisible(value, min), { error: message })
    .refine(storable, controlCharacters);

/** Trimmed text of `least` to `most` characters; `message` answers a missing, short or wrong value. */
export const text = (message: string, min: number, max: number) =>
  bounded(z.string({ error: message }), message, min, max);

/** Characters that show nothing, such as a zero-width space or a soft hyphen; isPlain refuses bidirectional controls. */
const invisible = /(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** Scripts that join their letters, in which joiners choose between two forms. */
const joiningLetter =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u;

/** What may follow these characters: joiners and variation selectors that change how they look. */
const shaping = [
  { before: joiningLetter, characters: /^(?:\u200c|\u200d)$/ },
  {
    before: /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u,
    characters: /^(?:\u200d|\ufe0e|\ufe0f)$/,
  },
  { before: /\p{Script=Han}$/u, characters: /^[\u{e0100}-\u{e01ef}]$/u },
] as const;

/** What is signed contains no character that its reader cannot see. */
const withoutInvisible = (value: string): string =>
  value.replace(invisible, (character: string, at: number) =>
    shaping.some(
      ({ before, characters }) =>
        characters.test(character) && before.test(value.slice(Math.max(0, at - 2), at)),
    )
      ? character
      : "",
  );

/** As `text`, without invisible characters. */
const visibleText = (message: string, min: number, max: number) =>
  bounded(z.string({ error: message }).overwrite(withoutInvisible), message, min, max);

const onOneLine = (value: string): string => value.replace(/\s+/g, " ");

/** What reverses the writing direction would let a name pass for another one, and turn the words after it around. */
const isPlain = (value: string): boolean => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value);

/** Text on one line, because it becomes part of an email: its sender must not be able to add paragraphs to it. */
export const line = (message: string, min: number, max: number) =>
  visibleText(message, min, max).transform(onOneLine).refine(isPlain, controlCharacters);

/** Characters that no keyboard types, and those that reverse the writing direction, but for line feeds. */
const unprintable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Ends every line with one line feed and replaces tabs, so that a text reads the same on screen, in a PDF and in a hash. */
const toPlainLines = (value: string): string =>
  value.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replaceAll("\t", " ");

/** Text of an agreement that is drawn up from what was entered elsewhere, in the form that `prose` accepts. */
export const toProse = (value: string): string =>
  withoutInvisible(toPlainLines(value).replace(unprintable, "")).trim();

/** Text of several lines that both parties sign: what it shows is what its hash is over. */
export const prose = (message: string, min: number, max: number) =>
  visibleText(message, min, max)
    .transform(toPlainLines)
    .refine((value) => value.search(unprintable) === -1, controlCharacters);

export const dishonestName = "Please enter a name in one alphabet, without symbols";
export const reservedName = `Please enter a name without words reserved for this site, such as ${product.name}, Staff or Moderator`;

const plainName = (message: string) =>
  line(message, 2, maxLength.name).refine(isPlainlyWritten, { error: dishonestName, abort: true });

/** A person's name, or first name. */
export const name = (message: string) =>
  plainName(message).refine((value) => !isReserved(value), { error: reservedName });

export const dishonestFirmName = "Please enter a firm name in one alphabet, without symbols";
export const reservedFirmName = `Please enter a firm name without words reserved for this site, such as ${product.name}, Staff or Verified`;
export const firmName = (message: string) =>
  line(message, 1, maxLength.shortText)
    .refine(isPlainlyWritten, { error: dishonestFirmName, abort: true })
    .refine((value) => !isReserved(value), { error: reservedFirmName });

/** Words to search for. */
export const searchText = z
  .string()
  .trim()
  .max(maxLength.shortText, { error: `Please use at most ${maxLength.shortText} characters` })
  .refine(storable, controlCharacters);

/** Text that may be absent, empty or null; all three mean "not given". */
export const optionalText = (max: number) => optional(z.string({ error: "Please enter text" }), max);

const optional = (string: z.ZodString, max: number) =>
  string
    .trim()
    .max(max, { error: `Please use at most ${max} characters` })
    .refine(storable, controlCharacters)
    .nullish()
    .transform((value) => (value ? value : null));

/** The same on one line. */
export const optionalLine = (max: number) =>
  optional(z.string({ error: "Please enter text" }).overwrite(withoutInvisible), max)
    .transform((value) => (value === null ? null : onOneLine(value)))
    .refine((value) => value === null || isPlain(value), controlCharacters);

export const firstName = name("First name must be at least 2 characters");
/** Some families are named Staff: a last name is compared with the site's offices together with the first name only. */
export const lastName = plainName("Last name must be at least 2 characters").refine(
  (value) => !hasReservedWords(value),
  { error: reservedName },
);

/** Refuses two names that are honest one by one only. */
export const honestFullName = z.refine<{ firstName?: string | undefined; lastName?: string | undefined }>(
  ({ firstName, lastName }) =>
    firstName === undefined || lastName === undefined || isHonestFullName({ firstName, lastName }),
  { error: reservedName, path: ["lastName"] },
);

export const email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .toLowerCase()
  .max(maxLength.email, { error: "Please enter a valid email address" })
  .pipe(z.email({ error: "Please enter a valid email address" }));

/** SPEC.md section 5 asks for a digit and a symbol (a deviation from ASVS 6.2.5, see docs/decisions). */
export const newPassword = z
  .string({ error: "Password must be at least 8 characters" })
  .min(limits.passwordLength, { error: "Password must be at least 8 characters" })
  .max(maxLength.password, { error: `Please use at most ${maxLength.password} characters` })
  .regex(/^(?=.*\d)(?=.*[!@#$%^&*])/s, {
    error: "Password must contain at least one number and one special character",
  });

/** The password that opens the account today, asked again before something that cannot be taken back. */
export const currentPassword = z
  .string({ error: "Password is required" })
  .min(1, { error: "Password is required" })
  .max(maxLength.password, { error: "Password is required" });

/** At least one entry; duplicates are dropped. */
export const textList = (message: string) =>
  z
    .array(line(message, 1, maxLength.shortText), { error: message })
    .min(1, { error: message })
    .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
    .transform((values) => [...new Set(values)]);

export const optionalTextList = z
  .array(line("Please enter a value", 1, maxLength.shortText))
  .max(maxLength.list, { error: `Please choose at most ${maxLength.list}` })
  .transform((values) => [...new Set(values)])
  .optional();

/** A database id: a whole number from 1 to 2,147,483,647. */
export const id = z.number({ error: "Please give an id" }).int().min(1).max(2_147_483_647);
const pathId = z
  .string()
  .regex(/^\d{1,20}$/, { error: "This id is not a whole number" })
  .transform(Number)
  .pipe(id);
export const idParams = z.object({ id: pathId });
export const userIdParams = z.object({ userId: pathId });

/** US dollars per hour. */
export const rate = z.number().min(0, { error: "Hourly rate cannot be negative" }).max(10_000);

export const weeklyHours = z
  .number({ error: "Please enter hours from 1 to 80" })
  .int({ error: "Please enter hours from 1 to 80" })
  .min(1, { error: "Please enter hours from 1 to 80" })
  .max(80, { error: "Please enter hours from 1 to 80" });

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();
/** When what is changed was read; a record that has changed since is not overwritten. */
export const version = z.iso.datetime({ error: "Please reload and try again" });
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso
  .date({ error: "Please enter a date", abort: true })
  .refine((value) => value >= "1900" && value < "2200", {
    error: "Please enter a date",
  });

/** Asked of the engine, not of its list: browsers name some zones by an older name (Asia/Calcutta). */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const timeZone = z.string().max(64).refine(isTimeZone, { error: "Please choose a time zone" });

/** `?limit=&cursor=` of every paged list; the next cursor is in the Link header (rel="next"). */
export const pageUpTo = (maxRows: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(maxRows).optional(),
    cursor: z.string().max(200).optional(),
  });
export const page = pageUpTo(limits.maxPage);

export const done = z.object({ success: z.literal(true) });

export const aliasList = z
  .array(line("Please enter a name", 1, maxLength.shortText), { error: "Please send a list of names" })
  .max(maxLength.aliases, { error: `Please name at most ${maxLength.aliases} aliases` });

/** Other names of a party; none when left out. */
export const aliases = aliasList.nullish().transform((values) => [...new Set(values ?? [])]);
