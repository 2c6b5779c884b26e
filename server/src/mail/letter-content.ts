/** What an e-mail says, whatever it looks like. */
export interface LetterContent {
  subject: string;
  /** "Hello Inès," */
  greeting: string;
  paragraphs: string[];
  /** The one button; its link is absolute. */
  action?: { label: string; link: string };
  /** Why one gets this e-mail, or what to do when it was not meant for one. */
  footnote?: string;
}
