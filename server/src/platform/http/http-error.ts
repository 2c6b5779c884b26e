/** A refusal that the caller may read. The error handler turns it into a plain-text answer; nothing else does. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429;
  constructor(status: HttpError["status"], message: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
  }
}

/** 404: it is not there, or it is none of the caller's business. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
export const forbidden = (message: string): HttpError => new HttpError(403, message);
/** 409: somebody or something else was faster. */
export const conflict = (message: string): HttpError => new HttpError(409, message);
