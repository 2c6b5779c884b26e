import { limits } from "@caseload/contract/limits";
import { expect, test } from "vitest";
import { ApiError, errorText } from "./api-error.ts";
import { createQueryClient, userKey } from "./query-client.ts";

/** SPEC.md section 7. */
test("nothing is asked twice by itself, and nothing grows old", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});

test("who is signed in counts as known for five minutes", () => {
  const { staleTime } = createQueryClient().getQueryDefaults(userKey);
  expect(staleTime).toBe(limits.userStaleMs);
});

/** SPEC.md section 8. */
test("an error is the status, a colon and the server's words; people read the words alone", () => {
  const error = new ApiError(409, "You have already applied to this position.");
  expect(error.message).toBe("409: You have already applied to this position.");
  expect(errorText(error, "Please try again")).toBe("You have already applied to this position.");
  expect(errorText(new ApiError(500, " "), "Please try again")).toBe("Please try again");
});
