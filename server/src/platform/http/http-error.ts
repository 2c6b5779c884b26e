interface HttpErrorOptions {
  /** Seconds after which a repeated request may succeed, sent as Retry-After. */
  retryAfter?: number;
  /** Path of the page of a record that the message names, sent as Link with rel="related". */
  related?: string;
}

/** An error response with a message for the user. The error handler sends it as plain text. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503;
  readonly retryAfter: number | undefined;
  readonly related: string | undefined;
  /** A 429 always says when a repeated request may succeed. */
  constructor(status: 429, message: string, options: HttpErrorOptions & { retryAfter: number });
  constructor(status: Exclude<HttpError["status"], 429>, message: string, options?: HttpErrorOptions);
  constructor(status: HttpError["status"], message: string, { retryAfter, related }: HttpErrorOptions = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.retryAfter = retryAfter;
    this.related = related;
  }
}

/** 400: the message names the field. */
export const badRequest = (message: string): HttpError => new HttpError(400, message);
/** 404: missing, or not visible to the user. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
export const forbidden = (message: string): HttpError => new HttpError(403, message);
/** 409: the record changed in the meantime, or its state forbids the change. */
export const conflict = (message: string): HttpError => new HttpError(409, message);
