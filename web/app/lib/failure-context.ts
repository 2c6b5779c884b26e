import { createContext } from "react";

/** Reports a failure to the person. Alone in its file, as every page loads it. */
export const FailureContext = createContext<(title: string, text: string) => void>(() => undefined);
