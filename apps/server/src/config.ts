import { readFileSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import { z } from 'zod';

/** Everything an operator may set, by file (JSON) or `TRIPWRIGHT_*` variable; variables win. Parsed once. */
const schema = z.strictObject({
  /** TCP port; 0 = any free one. */
  port: z.coerce.number().int().min(0).max(65535).default(4000),
  host: z.string().min(1).default('127.0.0.1'),
  /** Accept requests without a key. */
  open: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')])
    .default(false),
  /** File of the key store; empty = in memory. */
  keyStore: z.string().default(''),
  /** Further names of the key header. */
  keyHeaders: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(',').map((name) => name.trim()))])
    .default(['X-TripGo-Key']),
  /** Requests a key may make per month for free. */
  freeRequestsPerMonth: z.coerce.number().int().min(0).default(100_000),
  /** Seconds until a new key becomes active. */
  keyActivationSeconds: z.coerce.number().int().min(0).default(0),
  /** Base URLs named in the list of regions, version prefix included; empty = the server that answers. */
  publicUrls: z
    .union([
      z.array(z.url()),
      z.string().transform((text) =>
        text
          .split(',')
          .map((url) => url.trim())
          .filter((url) => url !== ''),
      ),
    ])
    .default([]),
});

export type ServerConfig = z.output<typeof schema>;

/**
 * Reads the configuration.
 * @param overrides what the command line says; wins over everything
 * @throws PlannerError `config-invalid` naming the key and, for an unknown one, the nearest valid name
 */
export function readConfig(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  overrides: Readonly<Record<string, unknown>> = {},
): ServerConfig {
  const fromFile = file === undefined ? {} : readFile(file);
  const names = Object.keys(schema.shape);
  const fromEnv: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('TRIPWRIGHT_') || value === undefined) continue;
    const key = name
      .slice('TRIPWRIGHT_'.length)
      .toLowerCase()
      .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (IGNORED.has(key)) continue;
    if (!names.includes(key)) {
      const near = nearest(key, names);
      throw new PlannerError(
        'config-invalid',
        `The variable ${name} is not known.${near === undefined ? '' : ` Did you mean TRIPWRIGHT_${near.replace(/[A-Z]/g, (l) => `_${l}`).toUpperCase()}?`}`,
      );
    }
    fromEnv[key] = value;
  }
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
  const result = schema.safeParse({ ...fromFile, ...fromEnv, ...given });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `"${key}" is not known${hint(nearest(key, names))}`).join('; ');
    }
    return `"${issue.path.join('.')}": ${issue.message}`;
  });
  throw new PlannerError(
    'config-invalid',
    `Configuration${file === undefined ? '' : ` ${file}`}: ${problems.join('; ')}.`,
  );
}

/** Variables that other parts read. */
const IGNORED = new Set(['debug', 'data', 'shots']);

function readFile(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new PlannerError('config-invalid', `The configuration file ${file} cannot be read. Check the path.`, {
      cause,
    });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw new PlannerError('config-invalid', `The configuration file ${file} is not JSON.`, { cause });
  }
  throw new PlannerError('config-invalid', `The configuration file ${file} must hold one JSON object.`);
}

function hint(near: string | undefined): string {
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
}

/** The name that shares most letters in order; undefined when none is near. */
function nearest(key: string, names: readonly string[]): string | undefined {
  const score = (name: string): number => {
    const [a, b] = [key.toLowerCase(), name.toLowerCase()];
    let at = 0;
    for (const letter of a) if (b[at] === letter) at++;
    return at / Math.max(a.length, b.length);
  };
  const best = [...names].sort((a, b) => score(b) - score(a))[0];
  return best !== undefined && score(best) >= 0.5 ? best : undefined;
}
