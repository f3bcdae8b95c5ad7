/** Body of the answer to a registration. */
export interface IssuedKeyBody {
  readonly key: string;
  /** Unix seconds from which the key works. */
  readonly activeFrom: number;
  /** Free calls in a calendar month; absent = no limit. */
  readonly freeCalls?: number;
}
/** Body of the answer about the use of a key. */
export interface KeyUseBody {
  readonly label: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly activeFrom: number;
  /** The calendar month (UTC), such as `2026-01`. */
  readonly month: string;
  /** Calls of this month. */
  readonly calls: number;
  readonly freeCalls?: number;
}

/** Encodes a new key. @param issued `freePerMonth` undefined = no limit */
export function encodeIssuedKey(issued: {
  readonly key: string;
  readonly activeFrom: number;
  readonly freePerMonth: number | undefined;
}): IssuedKeyBody {
  const { key, activeFrom, freePerMonth } = issued;
  return { key, activeFrom, ...(freePerMonth !== undefined && { freeCalls: freePerMonth }) };
}

/** Encodes the use of a key in a month. @param use times are Unix seconds; `freePerMonth` undefined = no limit */
export function encodeKeyUse(use: {
  readonly label: string;
  readonly createdAt: number;
  readonly activeFrom: number;
  readonly month: string;
  readonly calls: number;
  readonly freePerMonth: number | undefined;
}): KeyUseBody {
  const { label, createdAt, activeFrom, month, calls, freePerMonth } = use;
  return { label, createdAt, activeFrom, month, calls, ...(freePerMonth !== undefined && { freeCalls: freePerMonth }) };
}
