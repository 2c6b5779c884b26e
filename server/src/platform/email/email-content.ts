/** A labeled link; `link` is absolute. */
export interface EmailLink {
  label: string;
  link: string;
}

/** The content of an email without its layout. All texts are plain text; the layout escapes them. */
export interface EmailContent {
  subject: string;
  /** Including the comma: "Hello Robin,". */
  greeting: string;
  paragraphs: string[];
  /** Links with a note below each. */
  list?: readonly (EmailLink & { note: string })[];
  /** The primary action. */
  action?: EmailLink;
  /** Further links below the primary action. */
  links?: readonly EmailLink[];
  /** Why the recipient gets the email. Default: because they have an account. */
  footnote?: string;
  /** Absolute URL that unsubscribes from such emails; absent for emails that cannot be turned off. */
  unsubscribe?: string;
  /** Set for recipients without an account, who have no notification settings. */
  toNonMember?: true;
}

/** Returns whether a mail program would turn a name into a link. Users choose their own and their firm's name. */
export const looksLikeLink = (name: string): boolean => /[/:@\\]|\.\p{L}{2}/u.test(name);
