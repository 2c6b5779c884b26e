/** The demo's people, for tests that use its data. */
import { demoPassword as password } from "../demo/factories.ts";
import { demoPeople as people } from "../demo/people.ts";

export const demoPassword = password;
export const demoPeople = people;
