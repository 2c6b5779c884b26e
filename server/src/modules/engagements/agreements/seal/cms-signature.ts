/**
 * The signature inside a PDF: CMS SignedData as PAdES baseline requires it (ETSI EN 319 142-1, 6.3): detached, with the
 * attributes content-type, message-digest and signing-certificate-v2, and without signing-time, which the signature
 * dictionary's entry M states.
 */
import { createHash } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { type SigningKey, certificateFacts, toArrayBuffer, toBuffer } from "./signing-key.ts";

export const oid = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
} as const;

const sha256 = (parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const digestOf = (parts: readonly Uint8Array[]): string => sha256(parts).toString("hex");

const encode = (certificate: pki.Certificate): Buffer => toBuffer(certificate.toSchema().toBER());

const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: toArrayBuffer(bytes) });

/** SigningCertificateV2 with one ESSCertIDv2, whose default hash is SHA-256 (RFC 5035). */
const signingCertificate = (certificate: pki.Certificate) =>
  new asn1.Sequence({
    value: [
      new asn1.Sequence({
        value: [new asn1.Sequence({ value: [octets(sha256([encode(certificate)]))] })],
      }),
    ],
  });

/** DER sorts the elements of a SET OF by their encoding. */
const sorted = (attributes: readonly pki.Attribute[]): pki.Attribute[] =>
  attributes.toSorted((a, b) =>
    Buffer.compare(toBuffer(a.toSchema().toBER()), toBuffer(b.toSchema().toBER())),
  );

/**
 * Signs the parts of a PDF.
 * @param stamp returns a time-stamp token of the signature; absent without a time-stamp service
 * @returns the DER encoding
 */
export async function signParts(
  parts: readonly Buffer[],
  { certificate, chain, privateKey }: SigningKey,
  stamp?: (signature: Buffer) => Promise<pki.ContentInfo>,
): Promise<Buffer> {
  const attributes = [
    new pki.Attribute({
      type: oid.contentType,
      values: [new asn1.ObjectIdentifier({ value: oid.data })],
    }),
    new pki.Attribute({ type: oid.messageDigest, values: [octets(sha256(parts))] }),
    new pki.Attribute({ type: oid.signingCertificateV2, values: [signingCertificate(certificate)] }),
  ];
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes: sorted(attributes) }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  });
  await signed.sign(privateKey as Parameters<typeof signed.sign>[0], 0, "SHA-256");
  if (stamp) {
    const token = await stamp(Buffer.from(signer.signature.valueBlock.valueHexView));
    signer.unsignedAttrs = new pki.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new pki.Attribute({ type: oid.timeStampToken, values: [token.toSchema()] })],
    });
  }
  const content = new pki.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return toBuffer(content.toSchema().toBER());
}

export interface ReadSignature {
  /** SHA-256 of the covered bytes as the signature states it, in hex. */
  readonly digest: string;
  /** Fingerprint of the signer's certificate. */
  readonly fingerprint: string;
  readonly hasSigningTime: boolean;
  readonly hasTimeStamp: boolean;
  readonly signed: pki.SignedData;
}

const attributeOf = (attributes: pki.SignedAndUnsignedAttributes | undefined, type: string) =>
  attributes?.attributes.find((attribute) => attribute.type === type);

function signerCertificate(signed: pki.SignedData): pki.Certificate | undefined {
  const sid: unknown = signed.signerInfos[0]?.sid;
  if (!(sid instanceof pki.IssuerAndSerialNumber)) return undefined;
  return signed.certificates?.find(
    (one): one is pki.Certificate =>
      one instanceof pki.Certificate &&
      one.serialNumber.isEqual(sid.serialNumber) &&
      one.issuer.isEqual(sid.issuer),
  );
}

/** Reads a DER signature, which may be followed by zeros; null for anything else. */
export function readCms(der: Buffer): ReadSignature | null {
  try {
    const content = new pki.ContentInfo({ schema: asn1.fromBER(toArrayBuffer(der)).result });
    if (content.contentType !== oid.signedData) return null;
    const signed = new pki.SignedData({ schema: content.content });
    const certificate = signerCertificate(signed);
    const [signer, ...others] = signed.signerInfos;
    const digest: unknown = attributeOf(signer?.signedAttrs, oid.messageDigest)?.values[0];
    if (!certificate || !signer || others.length > 0 || !(digest instanceof asn1.OctetString)) return null;
    return {
      digest: Buffer.from(digest.valueBlock.valueHexView).toString("hex"),
      fingerprint: certificateFacts(certificate).fingerprint,
      hasSigningTime: attributeOf(signer.signedAttrs, oid.signingTime) !== undefined,
      hasTimeStamp: attributeOf(signer.unsignedAttrs, oid.timeStampToken) !== undefined,
      signed,
    };
  } catch {
    return null;
  }
}

/** Returns whether the certificate that the signed attributes name is the signer's. */
function namesCertificate({ signed, fingerprint }: ReadSignature): boolean {
  const value: unknown = attributeOf(signed.signerInfos[0]?.signedAttrs, oid.signingCertificateV2)?.values[0];
  if (!(value instanceof asn1.Sequence)) return false;
  return toBuffer(value.toBER()).includes(Buffer.from(fingerprint, "hex"));
}

/** Returns whether a signature is valid for the parts. The certificate's validity is not checked: it may have expired. */
export async function isValidSignature(read: ReadSignature, parts: readonly Buffer[]): Promise<boolean> {
  if (read.digest !== digestOf(parts) || !namesCertificate(read)) return false;
  try {
    return await read.signed.verify({ signer: 0, data: toArrayBuffer(Buffer.concat([...parts])) });
  } catch {
    return false;
  }
}
