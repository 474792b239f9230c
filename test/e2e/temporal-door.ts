import {
  connect,
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../support/http/certificate.ts';

/**
 * A proxy in front of a Temporal cluster: TLS, a client certificate, and a check of every call's
 * key.
 */
export interface TemporalDoor {
  /** host:port, with TLS. */
  readonly address: string;
  /** Authorization headers of all calls that passed; `undefined` for a call without one. */
  readonly seenKeys: () => ReadonlySet<string | undefined>;
  readonly stop: () => Promise<void>;
}

/**
 * The development server has no TLS and checks no key, unlike Temporal Cloud. Behind this proxy it
 * is called exactly as a cluster would be: every admitted call reaches the server with all its
 * headers.
 * @param behind host:port of the server, without TLS
 * @param own the certificate of the proxy, and the only one that it accepts from a client
 */
export async function openTemporalDoor(behind: string, own: Certificate): Promise<TemporalDoor> {
  const server = createSecureServer({
    cert: own.certificate,
    key: own.key,
    ca: own.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  });
  const inside = connect(`http://${behind}`);
  inside.on('error', () => undefined); // The server has gone: so have the calls.
  const seen = new Set<string | undefined>();
  server.on('stream', (stream, headers) => {
    seen.add(headers.authorization);
    passOn(stream, inside.request(headers));
  });
  server.on('sessionError', () => undefined); // A process was ended in the middle of a call.
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seenKeys: () => seen,
    async stop() {
      inside.destroy();
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A gRPC call. Its outcome is in the trailers, or in the headers if there is no body. */
function passOn(outside: ServerHttp2Stream, inside: ReturnType<ReturnType<typeof connect>['request']>): void {
  let trailers: IncomingHttpHeaders = {};
  outside.on('error', () => undefined).on('aborted', () => inside.close(constants.NGHTTP2_CANCEL));
  inside.on('error', () => outside.close(constants.NGHTTP2_INTERNAL_ERROR));
  inside.on('trailers', (headers) => {
    trailers = headers;
  });
  inside.on('response', (headers, flags) => {
    if (outside.destroyed) return;
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    outside.respond(headers, isAll ? { endStream: true } : { waitForTrailers: true });
    if (isAll) return;
    outside.on('wantTrailers', () => outside.sendTrailers(trailers));
    inside.pipe(outside);
  });
  outside.pipe(inside);
}
