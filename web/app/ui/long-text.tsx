import "./long-text.css";

interface LongTextProps {
  /** Made on the server from our own Markdown files, in which raw HTML is shown as text. */
  html: string;
}

/** A long text, set for reading. */
export function LongText({ html }: LongTextProps) {
  // oxlint-disable-next-line react/no-danger -- our own files, rendered without raw HTML
  return <div className="long-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
