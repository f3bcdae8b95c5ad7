import { phrases } from '@tripwright/core/text';
import { parseCatalogue, registrationRequestSchema } from '@tripwright/wire/rest-v1';
import type { KeyRefusal, Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { localeOf } from '../locale.ts';
import type { KeyRefusedSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

export const keyResolvers = {
  Query: {
    keyUse: (_, __, { keys, request }) => (request === undefined ? null : (keys?.use(request.headers) ?? null)),
  },
  Mutation: {
    async registerKey(_, { input: { label } }, context) {
      const parsed = parseCatalogue(registrationRequestSchema, { label });
      if (!parsed.ok) return refusal('INVALID_LABEL', context);
      const made = await context.keys?.register(parsed.value.label, context.address);
      switch (made?.kind) {
        case undefined:
        case 'closed':
          return refusal('REGISTRATION_CLOSED', context);
        case 'label-taken':
          return refusal('LABEL_TAKEN', context);
        case 'too-fast':
          return { ...refusal('TOO_FAST', context), retryAfter: made.rate.resetSeconds };
        case 'issued':
          return made;
        default:
          return made satisfies never;
      }
    },
    revokeKey(_, { key }, context) {
      const { keys, request, isOperator } = context;
      if (keys === undefined || request === undefined || !isOperator(request)) return refusal('NOT_OPERATOR', context);
      return keys.revoke(key) ?? refusal('UNKNOWN_KEY', context);
    },
  },
  RegisterKeyResult: {
    __resolveType: (source) => ('key' in source ? 'RegisteredKey' : 'KeyRefused'),
  },
  RegisteredKey: {
    activeFrom: ({ activeFrom }) => inUtc(activeFrom),
    freeCalls: ({ freePerMonth }) => freePerMonth ?? null,
  },
  RevokeKeyResult: {
    __resolveType: (source) => ('calls' in source ? 'RevokedKey' : 'KeyRefused'),
  },
  KeyRefused: {
    code: ({ keyRefusal }) => keyRefusal,
    reason: ({ keyRefusal }) => keyRefusal,
    message: ({ keyRefusal, locale: surroundings }, { locale }) =>
      phrases(localeOf(locale, surroundings)).say(TEXTS[keyRefusal]),
    retryAfter: ({ retryAfter }) => retryAfter ?? null,
  },
  KeyUse: {
    createdAt: ({ createdAt }) => inUtc(createdAt),
    activeFrom: ({ activeFrom }) => inUtc(activeFrom),
    freeCalls: ({ freePerMonth }) => freePerMonth ?? null,
  },
} satisfies Resolvers;

const TEXTS = {
  REGISTRATION_CLOSED: 'refusal.no-registration',
  LABEL_TAKEN: 'refusal.label-taken',
  INVALID_LABEL: 'refusal.bad-request',
  TOO_FAST: 'refusal.too-fast',
  NOT_OPERATOR: 'refusal.not-operator',
  UNKNOWN_KEY: 'refusal.unknown-key',
  OTHER: 'refusal.bad-request',
} as const satisfies Record<KeyRefusal, string>;

function refusal(keyRefusal: KeyRefusal, { locale }: GraphqlContext): KeyRefusedSource {
  return { keyRefusal, locale };
}

/** Times of keys belong to no place. */
function inUtc(at: number): ZonedTime {
  return { at, zone: 'UTC' };
}
