import { registerOverWeb, type WebCaller } from "../web-caller.ts";
import type { Writers } from "./write-stream.ts";

/** Registers three firms and six paralegals, whose sessions survive restarts. */
export async function registerWriters(origin: () => string): Promise<Writers> {
  const register = (userType: "attorney" | "paralegal", at: number): Promise<WebCaller> =>
    registerOverWeb(origin, {
      email: `${userType}.${at}@example.com`,
      userType,
      firstName: "Robin",
      lastName: `Writer ${userType} ${at}`,
    });
  return {
    attorneys: await Promise.all([1, 2, 3].map((at) => register("attorney", at))),
    paralegals: await Promise.all([1, 2, 3, 4, 5, 6].map((at) => register("paralegal", at))),
  };
}
