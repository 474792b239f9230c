import type { UnitWords } from './unit-words.ts';

export const japaneseUnits: UnitWords = {
  per: '毎',
  perInUnit: '',
  perBehind: 'あたり 当たり 当り につき',
  names: `
    ms ミリ秒 | s 秒, 秒間 | min 分, 分間 | h 時間 | d 日, 日間 | wk 週, 週間 | mo か月, ヶ月, カ月, ヵ月, ケ月, 月, か月間 | qtr 四半期
    | yr 年, 年間 | century 世紀 | nm ナノメートル | mm ミリメートル, ミリ | cm センチメートル, センチ | m メートル | km キロメートル
    | inch インチ | ft フィート | mi マイル | ly 光年 | m2 平方メートル, 平米 | km2 平方キロメートル, 平方キロ | ha ヘクタール
    | ft2 平方フィート | acre エーカー | ml ミリリットル | l リットル | m3 立方メートル | km3 立方キロメートル | gal ガロン
    | bbl バレル | mg ミリグラム | g グラム | kg キログラム | t トン | oz オンス | J ジュール | kWh キロワット時 | kcal キロカロリー
    | calorie カロリー | W ワット | kW キロワット | MW メガワット | °C 摂氏, 摂氏度, セ氏 | °F 華氏, 華氏度 | K ケルビン | Hz ヘルツ | V ボルト
    | B バイト | dB デシベル | % パーセント, パーセントポイント | share 割合, 比率 | EUR ユーロ | USD ドル, 米ドル
    | GBP 英ポンド | JPY 円 | CNY 人民元 | CHF スイスフラン | INR ルピー | KRW ウォン | cent セント`,
  changes: '上昇 増加 変化 差 低下 温暖化 下降',
};
