import type { UnitWords } from './unit-words.ts';

export const chineseUnits: UnitWords = {
  per: '每',
  perInUnit: '',
  perBehind: '',
  names: `
    ms 毫秒 | s 秒, 秒钟 | min 分钟 | h 小时, 个小时, 钟头, 个钟头 | d 天, 日 | wk 周, 星期, 个星期, 礼拜 | mo 月, 个月
    | qtr 季度, 个季度 | yr 年 | decade 十年 | century 世纪, 个世纪 | nm 纳米 | μm 微米 | mm 毫米 | cm 厘米, 公分 | m 米, 公尺
    | km 公里, 千米 | inch 英寸 | ft 英尺 | yd 码 | mi 英里 | nmi 海里 | ly 光年 | au 天文单位 | cm2 平方厘米 | m2 平方米
    | km2 平方公里, 平方千米 | ha 公顷 | ft2 平方英尺 | acre 英亩 | mi2 平方英里 | ml 毫升 | l 升, 公升 | m3 立方米
    | km3 立方公里, 立方千米 | gal 加仑 | bbl 桶 | μg 微克 | mg 毫克 | g 克 | kg 公斤, 千克 | t 吨, 公吨 | oz 盎司 | lb 磅
    | J 焦耳 | kJ 千焦 | kWh 千瓦时 | MWh 兆瓦时 | kcal 千卡, 大卡 | calorie 卡路里 | W 瓦, 瓦特 | kW 千瓦 | MW 兆瓦
    | GW 吉瓦 | °C 摄氏度 | °F 华氏度 | K 开尔文 | Hz 赫兹 | V 伏特 | B 字节 | dB 分贝 | % 百分比, 百分点, 个百分点
    | ‰ 千分之 | share 比例, 份额 | EUR 欧元 | USD 美元, 美金 | GBP 英镑 | JPY 日元, 日圆 | CNY 元, 人民币, 元人民币 | CHF 瑞士法郎
    | INR 卢比 | KRW 韩元`,
  changes: '升温 上升 增温 变化 差异 温差 下降 降温 变暖',
};
