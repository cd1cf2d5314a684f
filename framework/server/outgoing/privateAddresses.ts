import net from "node:net";

/** Networks outside the public web: this machine, private, link-local and reserved ones. */
const networks: readonly [network: string, bits: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  // For IPv6, only the range that the public web uses so far is allowed; a block list would have to
  // grow with it.
];
const blocked = new net.BlockList();
for (const [network, bits, family] of networks) blocked.addSubnet(network, bits, family);
const open = new net.BlockList();
open.addSubnet("2000::", 3, "ipv6");
/** Excluded parts of that range: documentation addresses, and embedded IPv4 addresses. */
const wrapped = new net.BlockList();
wrapped.addSubnet("2001:db8::", 32, "ipv6");
wrapped.addSubnet("2001::", 23, "ipv6");
wrapped.addSubnet("2002::", 16, "ipv6");

/** Whether an address is outside the public web. */
export function isPrivate(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  const family = net.isIP(plain);
  if (family === 4) return blocked.check(plain, "ipv4");
  if (family !== 6) return true;
  return !open.check(plain, "ipv6") || wrapped.check(plain, "ipv6");
}
