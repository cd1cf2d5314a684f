import net from "node:net";

/** Networks that are not the open web: this machine, private and link-local ones, and what is set aside. */
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
  // Of the newer addresses only those that the open web uses so far; a block list would have to grow with it.
];
const blocked = new net.BlockList();
for (const [network, bits, family] of networks) blocked.addSubnet(network, bits, family);
const open = new net.BlockList();
open.addSubnet("2000::", 3, "ipv6");
/** Of those, what leads elsewhere: documentation, and wrappings of the older addresses. */
const wrapped = new net.BlockList();
wrapped.addSubnet("2001:db8::", 32, "ipv6");
wrapped.addSubnet("2001::", 23, "ipv6");
wrapped.addSubnet("2002::", 16, "ipv6");

/** Whether an address is none that anybody on the web could be meant to be asked at. */
export function isPrivate(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  const family = net.isIP(plain);
  if (family === 4) return blocked.check(plain, "ipv4");
  if (family !== 6) return true;
  return !open.check(plain, "ipv6") || wrapped.check(plain, "ipv6");
}
