import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  content: string;
  /** The same, as a mail program reads it. */
  read: Email;
}

/** An SMTP server that keeps what it is given. */
export interface MailServer {
  url: string;
  received: ReceivedEmail[];
  /** While true, every sender is told to come back later. */
  busy: boolean;
  /** So many senders more are told to come back later; counts down. */
  turnAway: number;
  /** Recipients that do not exist here. */
  unknown: Set<string>;
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

function rulesOf(server: MailServer): SMTPServerOptions {
  return {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      if (server.turnAway > 0) server.turnAway -= 1;
      else if (!server.busy) return done();
      return done(refusal(451, "come back later"));
    },
    onRcptTo: ({ address }, _session, done) =>
      done(server.unknown.has(address) ? refusal(550, "no such mailbox") : null),
    onData(stream, { envelope }, done) {
      const keep = async () => {
        const content = Buffer.concat(await stream.toArray());
        server.received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          content: content.toString(),
          read: await PostalMime.parse(content),
        });
      };
      callbackify(keep)((error) => done(error));
    },
  };
}

/** Not listening yet; the port is fixed from the first listen() on. */
export async function createMailServer(): Promise<MailServer> {
  let port = 0;
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    url: "",
    received: [],
    busy: false,
    turnAway: 0,
    unknown: new Set(),
    async listen() {
      const opened = new SMTPServer(rulesOf(server));
      smtp = opened;
      // Senders that hang up are the tests' doing.
      opened.on("error", () => undefined);
      await new Promise<void>((done) => void opened.listen(port, "127.0.0.1", done));
      const address = opened.server.address();
      port = typeof address === "object" && address !== null ? address.port : port;
      server.url = `smtp://127.0.0.1:${port}`;
    },
    async close() {
      const closing = smtp;
      smtp = undefined;
      if (closing) await new Promise<void>((done) => closing.close(done));
    },
  };
  await server.listen();
  await server.close();
  return server;
}
