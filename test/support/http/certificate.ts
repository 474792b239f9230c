import { generateKeyPairSync, sign } from 'node:crypto';

/** A private key and its self-signed certificate, as PEM. */
export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

/**
 * Creates a self-signed certificate for 127.0.0.1, valid for one hour, for a server as well as a
 * client. Node reads certificates but creates none, and a key in the repository would be a leaked
 * secret, so it is encoded here according to RFC 5280.
 */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(commonName, utf8('127.0.0.1'))));
  const validity = sequence(utcTime(Date.now() - 60_000), utcTime(Date.now() + 3_600_000));
  const toBeSigned = sequence(
    tagged(0xa0, integer(2)), // Version 3.
    integer(1),
    sequence(ecdsaWithSha256),
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(subjectAltName, tagged(0x04, sequence(ofAddress(127, 0, 0, 1)))))),
  );
  const signature = tagged(0x03, Buffer.of(0), sign('sha256', toBeSigned, privateKey));
  const bytes = sequence(toBeSigned, sequence(ecdsaWithSha256), signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${bytes.replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
  };
}

const commonName = objectId('550403');
const subjectAltName = objectId('551d11');
const ecdsaWithSha256 = objectId('2a8648ce3d040302');

/** Encodes one DER element: tag, length, content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOctets(content.length)]), content]);
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function set(...parts: readonly Buffer[]): Buffer {
  return tagged(0x31, ...parts);
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.of(value));
}

function objectId(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function utf8(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text));
}

function ofAddress(...octets: readonly number[]): Buffer {
  return tagged(0x87, Buffer.from(octets));
}

/** Formats a time like 261121093000Z. */
function utcTime(ms: number): Buffer {
  const [date = ''] = new Date(ms).toISOString().slice(2).replaceAll(/[-:T]/g, '').split('.');
  return tagged(0x17, Buffer.from(`${date}Z`));
}
