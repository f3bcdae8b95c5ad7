import type { StringPool } from '../storage/index.ts';
import type { FeedIndex, StringIndex } from '../timetable/index.ts';
import type { FareLeg } from './fare-leg.ts';
import type { Ticket } from './fare-ride.ts';
import type { FareProduct, RuleFares } from './fare-tables.ts';
import { type FareFacts, matchLegRules } from './match-leg-rules.ts';
import { matchTransferRules, type TransferRun } from './match-transfer-rules.ts';

/** A state of the search: the tickets bought up to some leg. */
interface Paid {
  readonly minor: number;
  readonly tickets: readonly Bought[];
  /** Leg group of the last leg. */
  readonly group: StringIndex;
  /** Set where a transfer rule led to the last leg. */
  readonly run: TransferRun | undefined;
}

interface Bought {
  readonly product: FareProduct;
  readonly legs: readonly number[];
}

/** A restriction of prices to one currency and one medium. */
interface Purse {
  readonly currency: string;
  /** 0 = only prices that need no medium; undefined = any mixture of media. */
  readonly medium: StringIndex | undefined;
}

/**
 * Version 2: the tickets with the least sum for the legs of one feed, in order of travel, all in one currency and, if possible, with one
 * medium.
 * @returns undefined where a leg matches no rule or has no known price (FA-11)
 */
export function priceRuleFares(
  fares: RuleFares,
  legs: readonly FareLeg[],
  feed: FeedIndex,
  facts: FareFacts,
  strings: StringPool,
): readonly Ticket[] | undefined {
  const rules = legs.map((leg) => matchLegRules(fares, leg, facts));
  if (rules.some((matching) => matching.length === 0)) return undefined;
  const { currencies, media } = fares;
  for (const currency of currencies) {
    const offers = media.flatMap((medium) => cheapestChain(fares, legs, rules, { currency, medium }) ?? []);
    const mixed = offers.length > 0 ? undefined : cheapestChain(fares, legs, rules, { currency, medium: undefined });
    const paid = leastOf(mixed === undefined ? offers : [mixed]);
    if (paid !== undefined) return paid.tickets.map((bought) => ticketOf(bought, legs, feed, strings));
  }
  return undefined;
}

/** Goes from leg to leg and keeps the cheapest state for each group, run of transfers and last price. */
function cheapestChain(
  fares: RuleFares,
  legs: readonly FareLeg[],
  rules: readonly ReturnType<typeof matchLegRules>[],
  purse: Purse,
): Paid | undefined {
  let states: readonly Paid[] = [];
  for (const [at, leg] of legs.entries()) {
    const options = (rules[at] ?? []).flatMap(({ group, product }) =>
      pricesOf(fares, product, purse).map((price) => ({ group, price })),
    );
    const next = new Map<string, Paid>();
    for (const { group, price } of options) {
      const single: Bought = { product: price, legs: [at] };
      if (at === 0) keep(next, { minor: price.money.minor, tickets: [single], group, run: undefined });
      for (const state of states) {
        for (const paid of change(fares, { state, single, group, at, from: legs[at - 1] as FareLeg, to: leg }, purse))
          keep(next, paid);
      }
    }
    states = [...next.values()];
  }
  return leastOf(states);
}

interface Change {
  readonly state: Paid;
  /** The price of the next leg on its own. */
  readonly single: Bought;
  readonly group: StringIndex;
  readonly at: number;
  readonly from: FareLeg;
  readonly to: FareLeg;
}

/** The states after one more leg: by the transfer rules, else paid separately. */
function change(fares: RuleFares, { state, single, group, at, from, to }: Change, purse: Purse): readonly Paid[] {
  const rules = matchTransferRules(fares, { from: state.group, to: group }, { from, to }, state.run);
  if (rules.length === 0) {
    const minor = state.minor + single.product.money.minor;
    return [{ minor, tickets: [...state.tickets, single], group, run: undefined }];
  }
  return rules.flatMap(({ rule, run }) => {
    const extras = rule.product === 0 ? [undefined] : pricesOf(fares, rule.product, purse);
    return extras.map((extra): Paid => {
      // Type 2: at the first transfer, AB replaces the price of the first leg; later ones add AB to the sum so far.
      const replaced = rule.type === 2 && state.run === undefined ? state.tickets.at(-1) : undefined;
      const kept = replaced === undefined ? state.tickets : state.tickets.slice(0, -1);
      const bought = [
        ...(rule.type === 1 ? [...kept, single] : replaced === undefined ? extend(kept, at) : kept),
        ...(extra === undefined ? [] : [{ product: extra, legs: replaced === undefined ? [at] : [at - 1, at] }]),
      ];
      const minor =
        state.minor -
        (replaced?.product.money.minor ?? 0) +
        (extra?.money.minor ?? 0) +
        (rule.type === 1 ? single.product.money.minor : 0);
      return { minor, tickets: bought, group, run };
    });
  });
}

/** Extends the tickets of the leg before to this leg. */
function extend(tickets: readonly Bought[], at: number): readonly Bought[] {
  return tickets.map((bought) => (bought.legs.includes(at - 1) ? { ...bought, legs: [...bought.legs, at] } : bought));
}

/** The prices of a product under the restriction. */
function pricesOf({ products }: RuleFares, product: StringIndex, { currency, medium }: Purse): readonly FareProduct[] {
  return (products.get(product) ?? []).filter(
    (row) => row.money.currency === currency && (medium === undefined || row.medium === 0 || row.medium === medium),
  );
}

function keep(states: Map<string, Paid>, paid: Paid): void {
  const { group, run, tickets } = paid;
  const key =
    run === undefined
      ? `${group} ${tickets.at(-1)?.product.money.minor}`
      : `${group} ${run.from}>${run.to} ${run.count} ${run.first.rides[0]}`;
  const known = states.get(key);
  if (known === undefined || paid.minor < known.minor) states.set(key, paid);
}

function leastOf(states: readonly Paid[]): Paid | undefined {
  return states.reduce<Paid | undefined>(
    (least, paid) => (least === undefined || paid.minor < least.minor ? paid : least),
    undefined,
  );
}

function ticketOf(
  { product, legs: of }: Bought,
  legs: readonly FareLeg[],
  feed: FeedIndex,
  strings: StringPool,
): Ticket {
  const id = strings.get(product.id);
  const name = strings.get(product.name);
  const rider = strings.get(product.riderName);
  return {
    feed,
    id,
    // The name of a reduced ticket includes the rider category.
    name: rider === '' ? name : name === '' ? rider : `${name} (${rider})`,
    riderCategory: strings.get(product.riderCategory),
    medium: strings.get(product.mediumName),
    money: product.money,
    rides: of.flatMap((at) => legs[at]?.rides ?? []),
  };
}
