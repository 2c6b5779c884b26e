/**
 * The signature dictionary and its invisible field (ISO 32000-2, 12.8). The signature is put in later: its place is
 * filled with zeros, and the byte range with numbers of the same length.
 */
import type { Document } from "../../../../platform/pdf/typesetting.ts";

export interface SealPlace {
  /** Bytes to reserve for the CMS signature. */
  readonly reservedBytes: number;
  readonly sealedAt: Date;
  /** The subject of the certificate. */
  readonly signerName: string;
  /** Address of the site. */
  readonly location: string;
}

/** Replaced by the actual offsets, padded to the same length. */
export const rangePlaceholder = 9_999_999_999;

const reason = "Sealed after both parties signed";
/** Flags of an annotation: hidden (2), because the seal shows nothing, and locked (8). */
const widgetFlags = (1 << 1) | (1 << 7);

/** Members of pdfkit's document and page that its types lack. */
interface Catalog {
  readonly _root: { readonly data: Record<string, unknown> };
}

interface Annotated {
  readonly annotations: readonly unknown[];
}

/** Adds the field to the current page. The document must have drawn text, because pdfkit's forms have a default font. */
export function addSignatureField(doc: Document, place: SealPlace): void {
  const signature = doc.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, rangePlaceholder, rangePlaceholder, rangePlaceholder],
    Contents: new Uint8Array(place.reservedBytes),
    M: place.sealedAt,
    Name: new String(place.signerName),
    Location: new String(place.location),
    Reason: new String(reason),
    // A certification signature that permits no changes (12.8.2.2).
    Reference: [
      {
        Type: "SigRef",
        TransformMethod: "DocMDP",
        TransformParams: { Type: "TransformParams", P: 1, V: "1.2" },
      },
    ],
  });
  doc.annotate(0, 0, 0, 0, {
    Subtype: "Widget",
    FT: "Sig",
    T: new String("Seal"),
    TU: new String("Seal of the agreement"),
    F: widgetFlags,
    V: signature,
  } as never);
  doc.initForm();
  const { _root: root } = doc as unknown as Catalog;
  const form = (root.data.AcroForm as { data: Record<string, unknown> }).data;
  form.Fields = [(doc.page as unknown as Annotated).annotations.at(-1)];
  // Signatures exist, and the file may only be appended to.
  form.SigFlags = 3;
  // Programs that redraw fields would change the file.
  delete form.NeedAppearances;
  root.data.Perms = { DocMDP: signature };
  // Without a stream.
  signature.end("");
}
