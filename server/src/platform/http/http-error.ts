/** An error response with a message for the user. The error handler sends it as plain text. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503;
  constructor(status: HttpError["status"], message: string) {
    super(message);
    this.name = "HttpError";
    this.status = status;
  }
}

/** 400: the message names the field. */
export const badRequest = (message: string): HttpError => new HttpError(400, message);
/** 404: missing, or not visible to the user. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
export const forbidden = (message: string): HttpError => new HttpError(403, message);
/** 409: the record changed in the meantime, or its state forbids the change. */
export const conflict = (message: string): HttpError => new HttpError(409, message);
