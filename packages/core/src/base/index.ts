export { hashBytes, hashText } from './hash.ts';
export { LruCache, type LruOptions } from './lru-cache.ts';
export { MinHeap } from './min-heap.ts';
export { currencyDigits, decimalOf, decimalTextOf, type Money, parseMoney, sumMoney } from './money.ts';
export { nearestName } from './nearest-name.ts';
export { pickLanguage } from './pick-language.ts';
export { PlannerError, type PlannerErrorCode } from './planner-error.ts';
export {
  dateOfDay,
  dayOfDate,
  formatDay,
  instantOfLocal,
  isTimeZone,
  localDay,
  parseDay,
  serviceDayStart,
  weekdayOf,
  zoneOffset,
} from './service-day.ts';
export { decodeUtf8, encodeUtf8, writeUtf8 } from './utf8.ts';
