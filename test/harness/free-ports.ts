import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Operating systems choose the ports of outgoing connections from a range that begins at 32768
 * (Linux) or 49152 (RFC 6335). A connection could take such a port before the process for which it
 * was chosen listens on it.
 */
const [lowest, highest] = [15_000, 32_000];

/** Free ports, drawn at random, so that two test processes hardly ever choose the same one. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
