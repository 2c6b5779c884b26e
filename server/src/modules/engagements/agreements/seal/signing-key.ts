import { createPrivateKey, webcrypto, X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";

/** A private key with its certificate. */
export interface SigningKey {
  readonly privateKey: webcrypto.CryptoKey;
  readonly certificate: pki.Certificate;
  /** DER certificates of the issuers, without the own one. */
  readonly chain: readonly pki.Certificate[];
  /** Whether the installation made the certificate itself. */
  readonly selfMade: boolean;
}

/** What is kept about a certificate for good. */
export interface CertificateFacts {
  /** SHA-256 of the DER certificate, in hex. */
  readonly fingerprint: string;
  /** The common name, or the whole name when there is none. */
  readonly subject: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly pem: string;
}

export const toBuffer = (bytes: ArrayBuffer): Buffer => Buffer.from(new Uint8Array(bytes));

/** A copy with a buffer of its own, because asn1js reads whole buffers. */
export const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

export function certificateFacts(certificate: pki.Certificate): CertificateFacts {
  const parsed = new X509Certificate(toBuffer(certificate.toSchema().toBER()));
  const name = /^CN=(.+)$/m.exec(parsed.subject)?.[1] ?? parsed.subject.replaceAll("\n", ", ");
  return {
    fingerprint: parsed.fingerprint256.replaceAll(":", "").toLowerCase(),
    subject: name,
    validFrom: new Date(parsed.validFrom),
    validTo: new Date(parsed.validTo),
    pem: parsed.toString(),
  };
}

export const parseCertificate = (der: Uint8Array): pki.Certificate =>
  pki.Certificate.fromBER(toArrayBuffer(der));

const curves: Readonly<Record<string, string>> = {
  prime256v1: "P-256",
  secp384r1: "P-384",
  secp521r1: "P-521",
};

/**
 * Imports a private key for signing with SHA-256.
 * @param der PKCS #8
 * @throws Error for keys that are neither RSA nor ECDSA
 */
export async function importPrivateKey(der: Uint8Array): Promise<webcrypto.CryptoKey> {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey({
    key: Buffer.from(der),
    format: "der",
    type: "pkcs8",
  });
  const curve = curves[asymmetricKeyDetails?.namedCurve ?? ""];
  const bytes = new Uint8Array(der);
  if (asymmetricKeyType === "rsa")
    return webcrypto.subtle.importKey("pkcs8", bytes, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, true, [
      "sign",
    ]);
  if (asymmetricKeyType === "ec" && curve !== undefined)
    return webcrypto.subtle.importKey("pkcs8", bytes, { name: "ECDSA", namedCurve: curve }, true, ["sign"]);
  throw new Error("The key must be RSA, or ECDSA on P-256, P-384 or P-521.");
}

/** Years for which a certificate made here is valid. */
const years = 10;

const oid = {
  commonName: "2.5.4.3",
  organization: "2.5.4.10",
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  extendedKeyUsage: "2.5.29.37",
  /** RFC 9336. */
  documentSigning: "1.3.6.1.5.5.7.3.36",
  /** Some programs accept no other purpose for a signature (NSS, and poppler with it). */
  emailProtection: "1.3.6.1.5.5.7.3.4",
} as const;

/** digitalSignature and nonRepudiation (RFC 5280, 4.2.1.3), the two most significant bits of one octet. */
const keyUsage = new asn1.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });

/** A name with one attribute per level: pkijs would put all of them into one. */
function makeName(commonName: string, organization: string): pki.RelativeDistinguishedNames {
  const level = (type: string, value: string) =>
    new asn1.Set({
      value: [
        new asn1.Sequence({
          value: [new asn1.ObjectIdentifier({ value: type }), new asn1.Utf8String({ value })],
        }),
      ],
    });
  const name = new asn1.Sequence({
    value: [level(oid.organization, organization), level(oid.commonName, commonName)],
  });
  return new pki.RelativeDistinguishedNames({ schema: asn1.fromBER(name.toBER()).result });
}

const extension = (extnID: string, critical: boolean, value: { toBER: () => ArrayBuffer }) =>
  new pki.Extension({ extnID, critical, extnValue: value.toBER() });

/** Makes an RSA key of 3,072 bits with a certificate that it signs itself. */
export async function makeSigningKey(
  { commonName, organization }: { commonName: string; organization: string },
  now: Date,
): Promise<SigningKey> {
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 3_072,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = new pki.Certificate();
  certificate.version = 2;
  const serial = webcrypto.getRandomValues(new Uint8Array(16));
  // Positive, and without leading zeros (RFC 5280, 4.1.2.2).
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  certificate.serialNumber = new asn1.Integer({ valueHex: serial.buffer });
  const name = makeName(commonName, organization);
  certificate.subject = name;
  certificate.issuer = name;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  certificate.notBefore.value = now;
  certificate.notAfter.value = end;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const spki = await webcrypto.subtle.exportKey("spki", keys.publicKey);
  const keyIdentifier = (await webcrypto.subtle.digest("SHA-256", spki)).slice(0, 20);
  certificate.extensions = [
    extension(oid.basicConstraints, true, new pki.BasicConstraints({ cA: false }).toSchema()),
    extension(oid.keyUsage, true, keyUsage),
    extension(
      oid.extendedKeyUsage,
      false,
      new pki.ExtKeyUsage({ keyPurposes: [oid.documentSigning, oid.emailProtection] }).toSchema(),
    ),
    extension(oid.subjectKeyIdentifier, false, new asn1.OctetString({ valueHex: keyIdentifier })),
  ];
  await certificate.sign(keys.privateKey, "SHA-256");
  // Read back, so that its bytes are those that are stored and hashed.
  const own = parseCertificate(toBuffer(certificate.toSchema(true).toBER()));
  return { privateKey: keys.privateKey, certificate: own, chain: [], selfMade: true };
}
