import { expect, test } from "vitest";
import { addressesIn } from "./endpoint-tables.ts";

test("a module brings the addresses of the calls that it names, and no others", () => {
  const code = 'useApi("me"); useApiCall("setPhoto"); callUrl(endpoints.printReport); label("attorney");';
  expect(addressesIn(code)).toEqual({
    me: { method: "GET", path: "/api/auth/me" },
    setPhoto: { method: "PUT", path: "/api/account/photo", upload: "photo" },
    printReport: { method: "GET", path: "/api/analytics/rows/pdf" },
  });
});
