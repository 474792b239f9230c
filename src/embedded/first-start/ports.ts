import { createServer } from 'node:net';
import { StartError } from '../supervise/start-error.ts';

export interface WantedPort {
  readonly variable: string;
  readonly port: number;
  readonly host: string;
}

/**
 * Checks the ports.
 * @throws StartError with one line per port that is used twice, is taken or cannot be opened
 */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const twice = wantedTwice(wanted);
  // One after the other: two simultaneous checks of one port would collide.
  const problems = twice.length > 0 ? twice : await Promise.all(wanted.map(wrongWith));
  const lines = new Set(problems.filter((line) => line !== null));
  if (lines.size > 0) throw new StartError([...lines].join('\n'));
}

function wantedTwice(wanted: readonly WantedPort[]): string[] {
  return wanted.flatMap(({ variable, port }, index) => {
    const other = wanted.slice(0, index).find((each) => each.port === port);
    return other ? [`${variable}: ${port} is also ${other.variable}; choose another port.`] : [];
  });
}

async function wrongWith({ variable, port, host }: WantedPort): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const server = createServer();
  server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(sentence(variable, port, host, code)));
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  return await promise;
}

function sentence(variable: string, port: number, host: string, code: string | undefined): string {
  if (code === 'EADDRINUSE') {
    return `${variable}: port ${port} is taken by another program; end it, or set ${variable} to a free port.`;
  }
  if (code === 'EACCES') return `${variable}: port ${port} may not be opened; choose one above 1023.`;
  return `HOST: cannot listen on ${host} (${code}); set it to an address of this machine.`;
}
