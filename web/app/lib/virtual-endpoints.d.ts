/** Made by web/endpoint-tables.ts; who imports a table gives it its type. */
declare module "virtual:endpoint-*" {
  const table: unknown;
  export default table;
}
