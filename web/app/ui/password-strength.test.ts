import { expect, test } from "vitest";
import { passwordStrength } from "./new-password-input.tsx";

test.each([
  ["abc1!", "Too short"],
  ["abcdefgh", "Weak"],
  ["abcdefg1!", "Fair"],
  ["Abcdefg1!", "Good"],
  ["Abcdefghijk1!", "Strong"],
])("%s is %s", (password, word) => {
  expect(passwordStrength(password).word).toBe(word);
});

test("a longer password never scores less", () => {
  const scores = ["", "a1!", "a1!aaaa", "a1!aaaaa", "a1!aaaaaaaaa"].map((one) => passwordStrength(one).score);
  expect(scores).toEqual([...scores].sort((one, other) => one - other));
});
