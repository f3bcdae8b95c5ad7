import { BlockList } from 'node:net';

/** Networks of IPv4 without public hosts: private, shared, loopback, link-local, documentation, multicast, reserved (RFC 6890). */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Within the global unicast space of IPv6: protocol assignments and tunnels, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialV4 = blockList(SPECIAL_V4, 'ipv4');
const specialV6 = blockList(SPECIAL_V6, 'ipv6');
const globalV6 = blockList(['2000::/3'], 'ipv6');
/** IPv6 addresses that stand for IPv4 ones: mapped, and translated by a gateway (NAT64). */
const embeddedV4 = blockList(['::ffff:0:0/96', '64:ff9b::/96'], 'ipv6');

/** Whether an IP address can belong to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (!plain.includes(':')) return !specialV4.check(plain, 'ipv4');
  if (embeddedV4.check(plain, 'ipv6')) return !specialV4.check(lastFourBytes(plain), 'ipv4');
  return globalV6.check(plain, 'ipv6') && !specialV6.check(plain, 'ipv6');
}

/** The IPv4 address in the last 32 bits of an IPv6 address. */
function lastFourBytes(address: string): string {
  const dotted = /(?:\d+\.){3}\d+$/.exec(address);
  if (dotted !== null) return dotted[0];
  // The parser of URLs writes groups in lower case without leading zeros, and shortens the longest run of zeros.
  const [before = '', after] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (after === undefined ? before : `0:0:${after}`).split(':').slice(-2);
  const [high, low] = groups.map((group) => Number.parseInt(group === '' ? '0' : group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blockList(networks: readonly string[], kind: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string];
    list.addSubnet(address, Number(bits), kind);
  }
  return list;
}
