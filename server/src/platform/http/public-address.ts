import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Non-public networks (IANA special-purpose address registries). */
const nonPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  nonPublic.addSubnet(network, prefix, "ipv4");

/** Global unicast addresses of IPv6; some networks in it are reserved or map to IPv4. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  nonPublic.addSubnet(network, prefix, "ipv6");

/** Returns whether an IP address is public: no loopback, private, link-local or multicast address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !nonPublic.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !nonPublic.check(address, "ipv6");
}

/** Names of hosts that are never public (RFC 6761, 6762, 8375, and .internal by ICANN's resolution of 2024). */
const nonPublicName = /(^|\.)(localhost|local|internal|home\.arpa)$/;

const addressOf = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

/**
 * Returns whether the host of a URL may be public, without a lookup: a public address, or a name with a domain. What a
 * name resolves to is checked when something is sent there (guardedLookup).
 */
export function isPublicHost(hostname: string): boolean {
  const address = addressOf(hostname);
  if (isIP(address) !== 0) return isPublicAddress(address);
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !nonPublicName.test(name);
}

/** The host resolves to a non-public address. */
export class NotPublic extends Error {}

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

/** Allowed addresses and name resolution; tests replace it. */
export interface Network {
  isAllowed: (address: string) => boolean;
  resolve: Resolve;
}

export const internet: Network = {
  isAllowed: isPublicAddress,
  resolve: (host, options, done) => systemLookup(host, options, done),
};

/** Checks a URL whose host is an IP address, which needs no lookup. @throws NotPublic */
export function requirePublicHost(url: URL, { isAllowed }: Network): void {
  const host = addressOf(url.hostname);
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublic(`${url.host} is no public address`);
}

/**
 * Returns a lookup function that rejects names with any non-public address. Sockets connect to the checked address, which
 * prevents DNS rebinding.
 */
export const guardedLookup =
  ({ isAllowed, resolve }: Network): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new NotPublic(`${host} has no address`), "");
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new NotPublic(`${host} leads to no public address`), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
