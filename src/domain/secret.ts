/**
 * A text that must not be shown. However it is printed, inspected, joined or serialised, it reads
 * `[secret]`.
 */
export interface Secret {
  readonly toJSON: () => string;
  readonly toString: () => string;
  readonly [Symbol.toStringTag]: 'Secret';
}

const shown = '[secret]';

/**
 * Stored beside the objects: a text that no property holds cannot be copied or dumped with the
 * object.
 */
const texts = new WeakMap<Secret, string>();

const face = Object.freeze({
  [Symbol.toStringTag]: 'Secret',
  toJSON: () => shown,
  toString: () => shown,
  [Symbol.toPrimitive]: () => shown,
  // By its global name, because this file does not depend on Node.
  [Symbol.for('nodejs.util.inspect.custom')]: () => shown,
});

export function secret(text: string): Secret {
  const made: Secret = Object.freeze(Object.create(face));
  texts.set(made, text);
  return made;
}

/**
 * The text of a secret. Only for the edges: a header, a connection, the environment of a child
 * process.
 */
export function reveal(hidden: Secret): string {
  const text = texts.get(hidden);
  if (text === undefined) throw new Error('a copy of a secret has no text');
  return text;
}
