/**
 * An endpoint is one object. The server registers it, the client calls it, the OpenAPI document lists it and the
 * authorisation matrix tests it; none of them says its path again.
 */
import type { z } from "zod";
import type { CallName } from "./paths.ts";
import type { Permission, UserType } from "./roles.ts";

/** The records that a path can name, each of which somebody owns. */
export type RecordKind =
  | "job"
  | "application"
  | "contract"
  | "conversation"
  | "department"
  | "invitation"
  | "member"
  | "jobInvite"
  | "notification"
  | "profile"
  | "pushDevice"
  | "session"
  | "credential"
  | "savedSearch"
  | "reportSchedule"
  | "user";

/**
 * Who may call. Checked in this order: signed in (401), user type and permission (403), party to the record (404,
 * because the existence of a private record is private too).
 */
export interface Access {
  readonly signedIn: boolean;
  readonly userType?: UserType;
  /** Told to the other user type instead of the general sentence. */
  readonly wrongUserType?: string;
  readonly permission?: Permission;
  /** Only members of a law office. */
  readonly inFirm?: true;
  /** Only the people who run the site; others are told "not found", because what they do is nobody else's business. */
  readonly staff?: true;
  /** The record that the path names and the sides that may touch it; everybody else is told "not found". */
  readonly record?: { readonly kind: RecordKind; readonly sides: readonly UserType[] };
}

type Door = Omit<Access, "signedIn" | "record">;

export const anyone = { signedIn: false } as const satisfies Access;
export const members = (more: Door = {}): Access & { signedIn: true } => ({ signedIn: true, ...more });
export const staffOnly = { signedIn: true, staff: true } as const satisfies Access;
export const parties = (
  kind: RecordKind,
  sides: readonly UserType[],
  more: Door = {},
): Access & { signedIn: true } => ({ signedIn: true, record: { kind, sides }, ...more });

export interface Endpoint {
  readonly name: CallName;
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
    | "application/pdf";
  /** What may be uploaded, where the call in paths.ts names an upload. */
  readonly upload?: {
    readonly maxBytes: number;
    /** Said when there is no file, and when it is too long. */
    readonly missing: string;
    readonly tooLarge: string;
  };
  /** Whatever body comes is left unread: mail programs send a form of their own (RFC 8058). */
  readonly anyBody?: true;
  /** Rows come a page at a time, with the next cursor in a Link header. */
  readonly paged?: true;
}

/** Keeps the literal types of one endpoint while checking it against Endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
