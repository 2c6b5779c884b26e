/** What a link says, and its absolute address. */
export interface EmailLink {
  label: string;
  link: string;
}

/** What an e-mail says, before it has a layout. Everything is plain text; the layout escapes it. */
export interface EmailContent {
  subject: string;
  /** With its comma: "Hello Robin,". */
  greeting: string;
  paragraphs: string[];
  /** What it lists, each with a note below its link. */
  list?: readonly (EmailLink & { note: string })[];
  /** The one thing to do next; `link` is absolute. */
  action?: EmailLink;
  /** Other ways, below it. */
  links?: readonly EmailLink[];
  /** Why one gets this letter. Without it: because one has an account. */
  footnote?: string;
  /** Stops letters like this one; absolute. Only for what people may switch off. */
  unsubscribe?: string;
  /** For people without an account, who have no settings to choose in. */
  toAnybody?: true;
}
