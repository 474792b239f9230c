// Words without an opinion, so that padding does not change what an answer says.
const spaced = {
  English: 'the matter of context depends on weather rivers stone paper harbour winter lamp garden',
  Deutsch: 'der Verlauf hängt außerdem von Übergängen größerer Flüsse sowie später Schnee im Tal ab',
  Русский: 'погода река камень бумага зима сад гавань лампа дорога поле лес утро вечер берег',
  العربية: 'الطقس النهر الحجر الورق الشتاء الحديقة الميناء المصباح الطريق الحقل الغابة الصباح',
};
const unspaced = {
  中文: '天气河流石头纸张冬天花园港口灯光道路田野森林早晨傍晚海岸山谷桥梁',
  日本語: '天気と川の石や紙は冬の庭で港へ続く道と畑の朝に静かな夕方を待つ',
  ไทย: 'อากาศแม่น้ำหินกระดาษฤดูหนาวสวนท่าเรือโคมไฟถนนทุ่งนาป่าเช้าเย็นชายฝั่ง',
};
const languages = [
  ...Object.entries(spaced).map(([name, words]) => ({ name, words: words.split(' '), join: ' ', end: '.' })),
  ...Object.entries(unspaced).map(([name, text]) => ({ name, words: Array.from(text), join: '', end: '。' })),
];

/** Markdown of about this many bytes, always the same for one key and different for others. */
export function padding(key: string, bytes: number): string {
  const draw = drawing(key);
  const parts: string[] = [];
  for (let size = 0; size < bytes; ) {
    const part = section(draw);
    parts.push(part);
    size += Buffer.byteLength(part);
  }
  return Buffer.from(parts.join('')).subarray(0, Math.max(0, bytes)).toString().replaceAll('\uFFFD', '');
}

type Draw = <T>(items: readonly T[]) => T;

function section(draw: Draw): string {
  const { name, words, join, end } = draw(languages);
  const [a, b, c, d, e, f] = Array.from(
    { length: 6 },
    () => Array.from({ length: 24 }, () => draw(words)).join(join) + end,
  );
  return `\n\n## ${name}\n\n${a}\n\n- **${b}**\n- ${c}\n\n| a | b |\n|---|---|\n| ${d} | ${e} |\n\n> ${f}`;
}

/** Numerical Recipes' linear congruential generator, seeded by the key. */
function drawing(key: string): Draw {
  let state = [...key].reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), 7) >>> 0;
  return (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  };
}
