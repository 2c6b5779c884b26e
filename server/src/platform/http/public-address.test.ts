import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  guardedLookup,
  isPublicAddress,
  NotPublic,
  requirePublicHost,
  type Network,
} from "./public-address.ts";

describe("addresses", () => {
  test.each([
    "8.8.8.8",
    "142.250.185.74",
    "172.15.255.255",
    "172.32.0.1",
    "100.128.0.1",
    "2a00:1450:4001:81c::200a",
    "2606:4700::6810:85e5",
  ])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.178.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  test("no address of a private network is public, and no IPv4 one becomes public inside IPv6", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, byte, (a, b, c, d) => {
        for (const address of [`10.${b}.${c}.${d}`, `127.${b}.${c}.${d}`, `192.168.${c}.${d}`])
          expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${a}.${b}.${c}.${d}`)).toBe(false);
      }),
    );
  });
});

/** A network in which every name resolves to these addresses. */
const resolvingTo = (...addresses: string[]): Network => ({
  isAllowed: isPublicAddress,
  resolve: (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    ),
});

const lookUp = (network: Network, all: boolean): Promise<unknown> =>
  new Promise((resolve, reject) =>
    guardedLookup(network)("push.example", { all }, (error, address) =>
      error ? reject(error) : resolve(address),
    ),
  );

describe("names", () => {
  test("resolve to the looked-up addresses", async () => {
    const network = resolvingTo("8.8.8.8", "2606:4700::1");
    expect(await lookUp(network, true)).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1", family: 6 },
    ]);
    expect(await lookUp(network, false)).toBe("8.8.8.8");
  });

  test.each([
    ["nowhere", []],
    ["inside", ["10.0.0.1"]],
    ["inside as well as outside", ["8.8.8.8", "127.0.0.1"]],
  ])("that resolve %s are rejected", async (_where, addresses) => {
    for (const all of [true, false])
      await expect(lookUp(resolvingTo(...addresses), all)).rejects.toBeInstanceOf(NotPublic);
  });

  test("that cannot be resolved temporarily are not rejected permanently", async () => {
    const network: Network = {
      isAllowed: isPublicAddress,
      resolve: (_host, _options, done) => done(new Error("EAI_AGAIN"), []),
    };
    const failed = lookUp(network, true);
    await expect(failed).rejects.toThrow("EAI_AGAIN");
    await expect(failed).rejects.not.toBeInstanceOf(NotPublic);
  });

  test.each(["https://127.0.0.1/", "https://[::1]:8443/", "https://0x7f.1/", "https://2130706433/"])(
    "%s is an IP address, and rejected",
    (url) => expect(() => requirePublicHost(new URL(url), resolvingTo("8.8.8.8"))).toThrow(NotPublic),
  );
});
