import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeOf, readMessage } from "./read-message.ts";

const message = {
  id: 4,
  userId: 7,
  title: "Terms are ready to sign",
  body: "Privilege review.",
  tag: "contract /contracts/7",
  path: "/contracts/7",
  notificationId: 12,
};

describe("a message", () => {
  test("is read as it was written", () => {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
    expect(readMessage(JSON.stringify({ ...message, notificationId: null, more: 1 }))).toEqual({
      ...message,
      notificationId: null,
    });
  });

  test.each(Object.keys(message).filter((key) => key !== "notificationId"))("without %s is none", (key) =>
    expect(readMessage(JSON.stringify({ ...message, [key]: undefined }))).toBeNull(),
  );

  test("is never made of anything else", () => {
    expect(readMessage(undefined)).toBeNull();
    fc.assert(fc.property(fc.json(), (text) => readMessage(text) === null));
    fc.assert(fc.property(fc.string(), (text) => readMessage(text) === null));
  });
});

describe("a press", () => {
  const origin = "https://caseload.example";
  test.each([
    ["/contracts/7", `${origin}/contracts/7`],
    ["/search/saved/3?page=2#new", `${origin}/search/saved/3?page=2#new`],
    ["", `${origin}/`],
    ["//elsewhere.example/", `${origin}/`],
    ["https://elsewhere.example/", `${origin}/`],
    ["/\\elsewhere.example", `${origin}/`],
    ["javascript:alert(1)", `${origin}/`],
    ["https://caseload.example@elsewhere.example/", `${origin}/`],
  ])("on %j opens %s", (path, place) => expect(placeOf(path, origin)).toBe(place));

  test("never leads to another site", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (path) => {
        expect(new URL(placeOf(path, origin)).origin).toBe(origin);
      }),
    );
  });
});
