import { below, pickOne, type RandomNumbers } from '@tripwright/testkit/random';
import type { GraphRequest } from './graph-operations.ts';

/** A request that is wrong in some way. */
export function damaged({ query, variables }: GraphRequest, random: RandomNumbers): { body: string; type?: string } {
  const at = below(random, query.length);
  const times = 1 + below(random, 60);
  const whole = (text: string, values: unknown = variables): { body: string } => ({
    body: JSON.stringify({ query: text, variables: values }).slice(0, 99_000),
  });
  switch (below(random, 16)) {
    case 0:
      return whole(query.slice(0, at) + query.slice(at + 1 + below(random, 8)));
    case 1:
      return whole(
        query.slice(0, at) +
          pickOne(['{', '}', '(', '"', '"""', '$', '@', '...', '\u0000', '💥', '#', '!'], random) +
          query.slice(at),
      );
    case 2: {
      const wrong = [null, 'x', -1, 1e99, [], {}, [[[]]], 'x'.repeat(5000), Array.from({ length: 5000 }, (_, i) => i)];
      return whole(query, Object.fromEntries(Object.keys(variables).map((name) => [name, pickOne(wrong, random)])));
    }
    case 3:
      return whole(query, {});
    case 4:
      return whole(query, pickOne<unknown>([[], 'x', 7, { __proto__: 1, constructor: {} }], random));
    case 5:
      return whole(`${query} fragment A on Query { ...B } fragment B on Query { ...A }`);
    case 6:
      return whole(`{ ...A } fragment A on Query { about { version } ...B } fragment B on Query { ...A }`);
    case 7:
      return whole(`{ mode(id: "pt_pub") ${'{ parent '.repeat(times)} { known } ${'}'.repeat(times)} }`);
    case 8:
      return whole(`{ nodes(ids: [${'"x",'.repeat(times * 200)}]) { id } }`);
    case 9:
      return whole(`{ about ${'@skip(if: false) '.repeat(times)} { version } }`);
    case 10:
      return whole(`{ ${Array.from({ length: times * 8 }, (_, i) => `a${i}: about { version }`).join(' ')} }`);
    case 11: {
      const names = Array.from({ length: 12 }, (_, i) => i);
      const doubling = names.map(
        (i) =>
          `fragment D${i} on Query { ${i < 11 ? `...D${i + 1} ... on Query { ...D${i + 1} }` : 'about { version }'} }`,
      );
      return whole(`{ ...D0 } ${doubling.join(' ')}`);
    }
    case 12: {
      const body = JSON.stringify({ query, variables });
      return {
        body: pickOne([body.slice(0, below(random, body.length)), `${body}x`, `[${body}]`, '', 'null'], random),
      };
    }
    case 13:
      return {
        body: pickOne(
          ['query={__typename}&variables=x', `query=${encodeURIComponent(query)}`, '&&&', 'query=%zz'],
          random,
        ),
        type: 'application/x-www-form-urlencoded',
      };
    case 14:
      return {
        body: query,
        type: pickOne(['application/graphql', 'text/plain', 'multipart/form-data; boundary=x'], random),
      };
    default:
      return whole(
        query.replace(
          /\b(?:nodes|edges|stops|name|id|modes)\b/,
          pickOne(['nope', 'id id', '__schema { types { name } }'], random),
        ),
      );
  }
}
