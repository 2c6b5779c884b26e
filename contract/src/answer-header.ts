/**
 * Header of every response of the API, so that a client can tell them from those of a proxy: the name of the endpoint that
 * answered, whose schema a successful body follows; "none" where no endpoint has the address.
 */
export const answerHeader = "caseload-answer";
