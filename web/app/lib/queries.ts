export { useApi } from "./use-api.ts";
export { useApiCall } from "./use-api-call.ts";
export { useApiPages } from "./use-api-pages.ts";
export { useRefresh } from "./use-refresh.ts";
