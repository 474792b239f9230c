import type { Socket } from 'node:net';

/**
 * Identifies the origin of a connection: its peer address, or for IPv6 the /64 network, which one
 * subscriber usually has. Forwarding headers are ignored: any client can send them.
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
