/** Made by web/endpoint-tables.ts; endpoints.ts and refetch.ts give them their types. */
declare module "virtual:endpoints" {
  const table: unknown;
  export default table;
}
declare module "virtual:endpoint-topics" {
  const table: unknown;
  export default table;
}
