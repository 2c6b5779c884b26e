import { type AddressInfo, createServer, type Socket } from "node:net";

/** The signature that every virus scanner knows (https://www.eicar.org/download-anti-malware-testfile/), in two halves. */
export const eicar = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-`,
  "ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

export interface TestClamd {
  env: { CLAMD: string };
  /** Bytes of each content that was scanned. */
  scanned: number[];
  /** Replies of later scans, instead of what the content deserves. */
  reply: string | null;
  close: () => Promise<void>;
}

/** Reads one content of the protocol; null until it is complete. */
function readContent(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Starts a server that speaks clamd's INSTREAM and finds the EICAR test file only. */
export async function openClamd(port = 0): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const content = readContent(received);
      if (content === null) return;
      clamd.scanned.push(content.length);
      const verdict = content.includes(eicar) ? "Eicar-Test-Signature FOUND" : "OK";
      socket.end(`stream: ${clamd.reply ?? verdict}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const clamd: TestClamd = {
    env: { CLAMD: `127.0.0.1:${(server.address() as AddressInfo).port}` },
    scanned: [],
    reply: null,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return clamd;
}
