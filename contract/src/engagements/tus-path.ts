/** Uploads by tus, which are no endpoints: `POST`, and `HEAD`, `PATCH` and `DELETE` below it. */
export const tusPath = (contractId: number | ":id"): string => `/api/contracts/${contractId}/files/tus`;
