/** A WebAuthn authenticator and the browser around it, made of node:crypto, which can also break each of the rules. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { AssertedCredential, RegisteredCredential } from "@caseload/contract/accounts/passkeys";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Output } from "./passkeys.ts";

/** What a ceremony does differently from an honest browser and authenticator. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  transports?: string[];
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** Flags of authenticator data (WebAuthn Level 3, 6.1). */
const flag = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 };

/** An ES256 key as COSE (RFC 9053, 2.1 and 7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const parameters: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
    [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
  ];
  return Buffer.from(isoCBOR.encode(new Map(parameters)));
}

const uint = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

export class SoftwareAuthenticator {
  readonly #origin: string;
  #credential: Credential | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** As navigator.credentials.create(), with attestation "none". */
  create(options: Output<"beginPasskey">, deviation: Deviation = {}): RegisteredCredential {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = randomBytes(32);
    const credential = {
      id: id.toString("base64url"),
      privateKey,
      userHandle: options.user.id,
      counter: deviation.counter ?? 0,
    };
    const { userVerified = true, rpId = options.rp.id, counter = 0 } = deviation;
    const authData = Uint8Array.from(
      Buffer.concat([
        sha256(rpId),
        Buffer.of(flag.userPresent | flag.hasCredential | (userVerified ? flag.userVerified : 0)),
        uint(counter, 4),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        coseKey(publicKey),
      ]),
    );
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    this.#credential = credential;
    return {
      id: credential.id,
      rawId: credential.id,
      type: "public-key",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, deviation).toString(
          "base64url",
        ),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: deviation.transports ?? ["internal"],
      },
    };
  }

  /** As navigator.credentials.get(). The counter stays 0, as that of synced passkeys, unless a deviation sets it. */
  get(options: Output<"beginPasskeySignIn">, deviation: Deviation = {}): AssertedCredential {
    if (!this.#credential) throw new Error("The authenticator has no passkey.");
    const { id, privateKey, userHandle, counter: last } = this.#credential;
    const { userVerified = true, rpId = options.rpId, counter = last } = deviation;
    const authData = Buffer.concat([
      sha256(rpId),
      Buffer.of(flag.userPresent | (userVerified ? flag.userVerified : 0)),
      uint(counter, 4),
    ]);
    const clientData = this.#clientData("webauthn.get", options.challenge, deviation);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: deviation.userHandle ?? userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin } = deviation;
    return Buffer.from(
      JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }
}
