import type { Endpoint } from "@caseload/contract/endpoint";
import { type CallName, endpoints } from "@caseload/contract/endpoints";

/** A file of a form: its name, claimed media type and content. */
export interface SentFile {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

export interface Payload {
  /** The content type. */
  type?: string;
  payload?: string | Buffer;
}

/** Encodes a request's body as JSON, or as multipart/form-data with a file. */
export async function payloadOf(
  name: CallName,
  { body, file }: { body?: unknown; file?: SentFile | undefined },
): Promise<Payload> {
  const { upload }: Endpoint = endpoints[name];
  if (!file || !upload)
    return body === undefined ? {} : { type: "application/json", payload: JSON.stringify(body) };
  const form = new FormData();
  form.set("data", JSON.stringify(body ?? {}));
  form.set(upload.field, new Blob([file.content], { type: file.type }), file.name);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type");
  return { ...(type !== null && { type }), payload: Buffer.from(await encoded.arrayBuffer()) };
}
