import type { Socket } from 'node:net';

/**
 * Whom a connection comes from: the peer's address, of IPv6 its network of 64 bits, which is what one subscriber has.
 * Headers that name another address are not believed: anybody can send them.
 */
export function addressOf({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string {
  if (remoteAddress.startsWith('::ffff:')) return remoteAddress.slice('::ffff:'.length);
  if (!remoteAddress.includes(':')) return remoteAddress;
  const [left = '', right] = remoteAddress.split('::');
  const before = left.split(':').filter(Boolean);
  const after = (right ?? '').split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
