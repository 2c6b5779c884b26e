// How the server is run, in production and in development.

/** Measured: these two limits halve the resident memory under load at the same rate. Sizes in megabytes. */
const MEMORY = ["--max-old-space-size=256", "--max-semi-space-size=16"];

export const serverArguments = [...MEMORY, "--disable-warning=ExperimentalWarning", "server/src/main.ts"];

/** Vite, which the development server embeds, needs more room. */
export const developmentArguments = ["--disable-warning=ExperimentalWarning", "server/src/main.ts"];
