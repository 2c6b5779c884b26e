import fc from "fast-check";
import Search from "lucide-react/icons/search";
import { expect, test } from "vitest";
import type { Command } from "./palette-commands.ts";
import { rankCommands, scoreOf } from "./rank-commands.ts";

const command = (label: string, words = ""): Command => ({
  id: label,
  label,
  words,
  icon: Search,
  does: { to: "/" },
});
const commands = [
  command("Dashboard"),
  command("My Jobs"),
  command("Post Job", "new posting"),
  command("Messages"),
  command("Mark All Notifications Read", "bell"),
  command("Notification Settings", "email"),
  command("Dark Theme", "appearance"),
  command("Light Theme", "appearance"),
];
const found = (typed: string, recent: readonly string[] = []) =>
  rankCommands(commands, typed, recent).map(({ label }) => label);

test.each([
  ["post", ["Post Job"]],
  ["job", ["My Jobs", "Post Job"]],
  ["job post", ["Post Job"]],
  ["pj", ["Post Job"]],
  ["manr", ["Mark All Notifications Read"]],
  ["notif", ["Notification Settings", "Mark All Notifications Read"]],
  ["msg", ["Messages"]],
  ["theme", ["Dark Theme", "Light Theme"]],
  ["appearance", ["Dark Theme", "Light Theme"]],
  ["POST-job", ["Post Job"]],
  ["privilege review", []],
  ["  ", []],
])("%j finds %j", (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});

test("what was used lately goes before its equals, not before what fits better", () => {
  expect(found("theme", ["Light Theme"])).toEqual(["Light Theme", "Dark Theme"]);
  expect(found("notif", ["Mark All Notifications Read"])[0]).toBe("Notification Settings");
});

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const labels = fc.array(word, { minLength: 1, maxLength: 4 });

test("beginnings of a command's words find it, in whatever order", () => {
  const cases = labels.chain((words) =>
    fc.record({
      label: fc.constant(words.join(" ")),
      typed: fc
        .shuffledSubarray(words, { minLength: 1 })
        .chain((some) =>
          fc.tuple(...some.map((one) => fc.nat(one.length - 1).map((n) => one.slice(0, n + 1)))),
        )
        .map((some) => some.join(" ")),
    }),
  );
  fc.assert(fc.property(cases, ({ label, typed }) => scoreOf({ label }, typed) >= 5));
});

test("whatever is typed, nothing is found twice and nothing without one of its letters", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const names = found(typed);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        const { words = "" } = commands.find(({ label }) => label === name) ?? {};
        const [first = ""] = typed.toLowerCase().match(/[\p{L}\p{N}]/u) ?? [];
        expect(`${name} ${words}`.toLowerCase()).toContain(first);
      }
    }),
  );
});
