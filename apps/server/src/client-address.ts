const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** Groups of an IPv6 address that name a network: one customer usually has a whole /64. */
const NETWORK_GROUPS = 4;

/** Whether an address is this machine's own, as that of a proxy in front of the server is. */
export function isThisMachine(address: string): boolean {
  return LOOPBACK.test(address);
}

/** The network by which a client is counted: its IPv4 address, or the first 64 bits of its IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right = ''] = plain.split('::');
  const [before, after] = [left, right].map((half) => half.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
