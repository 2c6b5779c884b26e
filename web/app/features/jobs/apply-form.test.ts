import { describe, expect, test } from "vitest";
import { applySchema, parseCents } from "./apply-form.ts";

describe("a price in dollars", () => {
  test.each([
    ["54", 5400],
    ["54.5", 5450],
    [" $1,500.00 ", 150_000],
    ["19.99", 1999],
    ["0", 0],
    ["", null],
    ["54.505", null],
    ["-3", null],
    ["1e3", null],
    ["fifty", null],
  ])("%j is %j cents", (typed, cents) => expect(parseCents(typed)).toBe(cents));
});

describe("the application that is sent", () => {
  const typed = {
    coverLetter: "I have run privilege reviews for nine years.",
    jobId: 7,
    kind: "hourly",
    price: "54",
    startDate: "",
    conflictNote: "",
    answers: [],
  } as const;
  const messageOf = (price: string) => applySchema(null).safeParse({ ...typed, price }).error?.issues[0];

  test("has the budget's kind, or the chosen one", () => {
    expect(applySchema("flat").parse(typed).proposedPay).toEqual({ kind: "flat", cents: 5400 });
    expect(applySchema(null).parse(typed).proposedPay).toEqual({ kind: "hourly", cents: 5400 });
  });

  test("has no price when none is typed", () => {
    expect(applySchema("flat").parse({ ...typed, price: " " })).not.toHaveProperty("proposedPay");
  });

  test("pairs the answers with the posting's questions, and names the one that is missing", () => {
    const questions = ["Which e-discovery tools do you know?", "Which courts have you filed in?"];
    const schema = applySchema("hourly", questions);
    const answers = ["Relativity", "E.D. Pa."];
    expect(schema.parse({ ...typed, answers }).answers).toEqual([
      { question: questions[0], answer: "Relativity" },
      { question: questions[1], answer: "E.D. Pa." },
    ]);
    expect(schema.safeParse({ ...typed, answers: ["Relativity", " "] }).error?.issues).toMatchObject([
      { path: ["answers", 1], message: "Please answer this question" },
    ]);
    expect(schema.safeParse({ ...typed, answers: ["x".repeat(10_000), "y"] }).error?.issues).toMatchObject([
      { path: ["answers", 0], message: "Please use at most 2000 characters" },
    ]);
    expect(applySchema("hourly").parse(typed)).not.toHaveProperty("answers");
  });

  test("names what is wrong at the price", () => {
    expect(messageOf("fifty")).toMatchObject({
      path: ["price"],
      message: "Please enter dollars, such as 54 or 54.50",
    });
    expect(messageOf("0")?.message).toBe("Please enter a rate from $1 to $10,000 an hour");
    expect(messageOf("10000.01")?.message).toBe("Please enter a rate from $1 to $10,000 an hour");
  });
});
