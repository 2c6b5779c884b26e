/**
 * An endpoint is one object. The server registers it and announces what it changes, the client calls it and fetches
 * again what reads that, the OpenAPI document lists it and the authorisation matrix tests it; none of them repeats its
 * path or its topics.
 */
import type { z } from "zod";
import type { Topic } from "./realtime.ts";
import type { Permission, UserType } from "./roles.ts";

/** The records that a path can name, each of which has an owner. */
export type RecordKind =
  | "job"
  | "application"
  | "applicationNote"
  | "contract"
  | "conversation"
  | "department"
  | "invitation"
  | "joinRequest"
  | "member"
  | "jobInvite"
  | "interview"
  | "notification"
  | "profile"
  | "pushDevice"
  | "session"
  | "passkey"
  | "credential"
  | "savedSearch"
  | "reportSchedule"
  | "reportView"
  | "postingTemplate"
  | "timeEntry"
  | "timesheet"
  | "invoice"
  | "review"
  | "deliverable"
  | "contractFile"
  | "sanction"
  | "ledgerEntry"
  | "stateCourse"
  | "user";

/**
 * Who may call. Checked in this order: signed in (401), user type and permission (403), party to the record (404,
 * because the existence of a private record is private too).
 */
export interface Access {
  readonly signedIn: boolean;
  readonly userType?: UserType;
  /** The refusal for the other user type, instead of the general sentence. */
  readonly wrongUserType?: string;
  readonly permission?: Permission;
  /** Only members of a firm. */
  readonly inFirm?: true;
  /** Only the people who run the site; others get "not found", because what they do is private. */
  readonly staff?: true;
  /** The record that the path names and the sides that may touch it; everyone else gets "not found". */
  readonly record?: { readonly kind: RecordKind; readonly sides: readonly UserType[] };
}

type AccessOptions = Omit<Access, "signedIn" | "record">;

export const anyone = { signedIn: false } as const satisfies Access;
export const members = (more: AccessOptions = {}): Access & { signedIn: true } => ({
  signedIn: true,
  ...more,
});
export const staffOnly = { signedIn: true, staff: true } as const satisfies Access;
export const parties = (
  kind: RecordKind,
  sides: readonly UserType[],
  more: AccessOptions = {},
): Access & { signedIn: true } => ({ signedIn: true, record: { kind, sides }, ...more });

interface Described {
  /** Its key in the contract; endpoints.ts does not compile otherwise. */
  readonly name: string;
  readonly path: string;
  /** One line for the API reference. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Status of success; 200 when absent. */
  readonly status?: 200 | 201;
  /** The answer is a file of this media type instead of JSON; `response` describes its bytes. */
  readonly file?:
    | "application/zip"
    | "image/webp"
    | "application/octet-stream"
    | "text/calendar; charset=utf-8"
    | "text/csv; charset=utf-8"
    | "text/plain; charset=us-ascii"
    | "application/pdf";
  /** The request is multipart/form-data: `field` holds the file, the part "data" the body as JSON. */
  readonly upload?: {
    readonly field: string;
    readonly maxBytes: number;
    /** The refusals when there is no file, and when it is too long. */
    readonly missing: string;
    readonly tooLarge: string;
    /** The body may also come as JSON, without a file. */
    readonly optional?: true;
  };
  /**
   * Open to anyone, and honors an Idempotency-Key all the same: people who are not signed in are distinguished by their IP
   * address. Its answer contains nothing that the sender of the same data may not read.
   */
  readonly repeatable?: true;
  /** Open to members who are suspended or banned as well, although it changes something. */
  readonly whileRestricted?: true;
  /** Whatever body comes is left unread: mail programs send a form of their own (RFC 8058). */
  readonly anyBody?: true;
  /** Rows come a page at a time, with the next cursor in a Link header. */
  readonly paged?: true;
}

/** An endpoint that reads. Browsers fetch its answer again when one of the topics changes. */
interface ReadingEndpoint extends Described {
  readonly method: "GET";
  readonly reads: readonly Topic[];
  readonly changes?: never;
}

/**
 * An endpoint that changes something. After a success the server announces topics from `changes` to those whose
 * screens show them, and the browser that called fetches again what reads any of them. Effects on other people only
 * (a notification) are not listed.
 */
interface ChangingEndpoint extends Described {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly changes: readonly Topic[];
  readonly reads?: never;
}

export type Endpoint = ReadingEndpoint | ChangingEndpoint;

/** Keeps the literal types of one endpoint while checking it against Endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/**
 * Some of the topics that an endpoint changes, for announcements whose topics concern different people. A topic that
 * the endpoint does not list does not compile.
 */
export const changesOf = <E extends ChangingEndpoint>(
  _endpoint: E,
  ...some: readonly E["changes"][number][]
): readonly Topic[] => some;
