import "./prose.css";

interface ProseProps {
  /** Made on the server from our own Markdown files, in which raw HTML is shown as text. */
  html: string;
}

/** A long text, set for reading. */
export function Prose({ html }: ProseProps) {
  // oxlint-disable-next-line react/no-danger -- our own files, rendered without raw HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
