import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are nobody's on the Internet (IANA special-purpose address registries). */
const closed = new BlockList();
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
  closed.addSubnet(network, prefix, "ipv4");

/** Of IPv6 only 2000::/3 is given out; inside it some networks are not, or lead to IPv4 ones. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, prefix, "ipv6");

/** Whether an IP address can be somebody's on the Internet: no loopback, no private or local network, no multicast. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** The host leads into a network that is none of the caller's business. */
export class NotPublic extends Error {}

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

/** What a connection may lead to, and how names are looked up; tests have a network of their own. */
export interface Reach {
  isOpen: (address: string) => boolean;
  resolve: Resolve;
}

export const theInternet: Reach = {
  isOpen: isPublicAddress,
  resolve: (host, options, done) => systemLookup(host, options, done),
};

/** Host of a URL that is an address itself, which is looked up nowhere. */
export function refuseClosedHost(url: URL, { isOpen }: Reach): void {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !isOpen(host)) throw new NotPublic(`${url.host} is no public address`);
}

/**
 * A lookup for `connect` that refuses a name as soon as one of its addresses is closed. The connection is made to what
 * was checked here, so that a name which answers differently the second time gains nothing.
 */
export const guardedLookup =
  ({ isOpen, resolve }: Reach): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new NotPublic(`${host} has no address`), "");
      if (!addresses.every(({ address }) => isOpen(address)))
        return done(new NotPublic(`${host} leads to no public address`), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
