/** A text that must not be seen. However it is printed, inspected, joined or serialised, it says `[secret]`. */
export interface Secret {
  readonly toJSON: () => string;
  readonly toString: () => string;
  readonly [Symbol.toStringTag]: 'Secret';
}

const shown = '[secret]';

/** Beside the objects, not in them: what no property holds, no copy and no debugger's dump takes along. */
const texts = new WeakMap<Secret, string>();

const face = Object.freeze({
  [Symbol.toStringTag]: 'Secret',
  toJSON: () => shown,
  toString: () => shown,
  [Symbol.toPrimitive]: () => shown,
  // By its global name, because this file knows nothing of Node.
  [Symbol.for('nodejs.util.inspect.custom')]: () => shown,
});

export function secret(text: string): Secret {
  const made: Secret = Object.freeze(Object.create(face));
  texts.set(made, text);
  return made;
}

/** The text of a secret. For the edges alone: a header, a connection, the environment of a child that needs it. */
export function reveal(hidden: Secret): string {
  const text = texts.get(hidden);
  if (text === undefined) throw new Error('this is a copy of a secret, which holds nothing');
  return text;
}
