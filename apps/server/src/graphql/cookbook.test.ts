import { expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { cookbook } from './__generated__/cookbook.ts';

test.each(cookbook.map((recipe) => [recipe.name, recipe] as const))(
  'recipe %s is answered in full',
  async (_, recipe) => {
    const { status, body } = await ask(testHandler(), recipe.document, JSON.parse(recipe.variables));
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    for (const value of Object.values(body.data)) expect(value).not.toBeNull();
    expect(body.extensions.cost.requested).toBeLessThan(body.extensions.cost.budget / 4);
  },
);
