let common: Promise<(word: string) => boolean> | undefined;

/**
 * Tells the 49,000 most used passwords. They are loaded with the first invitation: few processes
 * ever see one.
 */
export function commonPassphrases(): Promise<(word: string) => boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = new Set<string | number>(dictionary['passwords-common']);
    return (word) => words.has(word);
  });
  return common;
}
