import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Raw headers and body. */
  content: string;
  /** The parsed content. */
  read: Email;
}

/** An SMTP server that records what it receives. */
export interface MailServer {
  url: string;
  received: ReceivedEmail[];
  /** While true, every delivery fails temporarily. */
  busy: boolean;
  /** The number of further deliveries that fail temporarily. Counts down. */
  deferNext: number;
  /** Addresses that fail permanently. */
  unknown: Set<string>;
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

const smtpError = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code });

function rulesOf(server: MailServer): SMTPServerOptions {
  return {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      if (server.deferNext > 0) server.deferNext -= 1;
      else if (!server.busy) return done();
      return done(smtpError(451, "come back later"));
    },
    onRcptTo: ({ address }, _session, done) =>
      done(server.unknown.has(address) ? smtpError(550, "no such mailbox") : null),
    onData(stream, { envelope }, done) {
      const store = async () => {
        const content = Buffer.concat(await stream.toArray());
        server.received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          content: content.toString(),
          read: await PostalMime.parse(content),
        });
      };
      callbackify(store)((error) => done(error));
    },
  };
}

/** Reserves a port without listening. Every listen() uses the same port. */
export async function createMailServer(): Promise<MailServer> {
  let port = 0;
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    url: "",
    received: [],
    busy: false,
    deferNext: 0,
    unknown: new Set(),
    async listen() {
      const opened = new SMTPServer(rulesOf(server));
      smtp = opened;
      // Tests abort connections on purpose.
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
