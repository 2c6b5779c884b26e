import { HttpError } from "../../../platform/http/http-error.ts";

/** A refusal that names, for the log only, the account that it is about; null where there is none. */
export class RefusedSignIn extends HttpError {
  readonly userId: number | null;
  constructor(status: 401 | 403, message: string, userId: number | null) {
    super(status, message);
    this.userId = userId;
  }
}
