import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  content: string;
}

/** A small SMTP server (RFC 5321) that keeps what it is given. */
export interface MailServer {
  url: string;
  received: ReceivedEmail[];
  /** While true, every sender is told to come back later. */
  busy: boolean;
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

/** One client's session. */
async function converse(socket: Socket, server: MailServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let email: ReceivedEmail = { from: "", to: [], content: "" };
  let lines: string[] | null = null;
  say("220 mail.test ready");
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const [, verb = "", address = ""] = /^(\w+)[^<]*<?([^>]*)/.exec(line) ?? [];
    if (lines !== null && line !== ".") lines.push(line.replace(/^\.\./, "."));
    else if (lines !== null) {
      server.received.push({ ...email, content: lines.join("\n") });
      lines = null;
      say("250 kept");
    } else if (verb === "QUIT") socket.end("221 bye\r\n");
    else if (verb === "MAIL" && server.busy) say("451 come back later");
    else if (verb === "DATA") {
      lines = [];
      say("354 go on");
    } else {
      if (verb === "MAIL") email = { from: address, to: [], content: "" };
      if (verb === "RCPT") email.to.push(address);
      say("250 fine");
    }
  }
}

/** Not listening yet; the port is fixed from the first listen() on. */
export async function createMailServer(): Promise<MailServer> {
  let port = 0;
  let tcp: Server | undefined;
  const sockets = new Set<Socket>();
  const server: MailServer = {
    url: "",
    received: [],
    busy: false,
    async listen() {
      tcp = createServer((socket) => {
        sockets.add(socket);
        socket.on("error", () => socket.destroy());
        converse(socket, server).catch(() => socket.destroy());
      });
      await new Promise<void>((done) => tcp?.listen(port, "127.0.0.1", done));
      const address = tcp.address();
      port = typeof address === "object" && address !== null ? address.port : port;
      server.url = `smtp://127.0.0.1:${port}`;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => (tcp ? tcp.close(() => done()) : done()));
    },
  };
  await server.listen();
  await server.close();
  return server;
}
