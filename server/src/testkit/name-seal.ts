/** The encryption of party names, for benchmarks. */
export { createNameSeal } from "../platform/name-seal.ts";
