import type { z } from 'zod';

/** A part of the document. */
export type Document = Readonly<Record<string, unknown>>;

/** The recurring parts of the document. */
export interface DocumentParts {
  readonly schema: (of: z.ZodType) => unknown;
  readonly answer: (description: string, of: z.ZodType) => Document;
  /** An answer that may be a refusal that deployed clients read with status 200 (wire-format.md section 4). */
  readonly answerOrRefusal: (description: string, of: z.ZodType) => Document;
  /** The answer of a GET that clients may keep, and what it is while they have it. */
  readonly kept: (description: string, of: z.ZodType) => Document;
  /** An error that not every endpoint has. */
  readonly error: (description: string) => Document;
  readonly body: (of: z.ZodType) => Document;
  /** Errors of every endpoint. */
  readonly errors: Document;
  /** Errors of endpoints with a body. */
  readonly bodyErrors: Document;
}

/** The header that stands in for the parameter `locale`. */
export const acceptLanguage: Document = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'Language of the texts when the parameter locale is absent.',
};

/** A parameter of the query string. */
export function parameter(name: string, required: boolean, schema: unknown): Document {
  if (typeof schema !== 'object' || schema === null || !('description' in schema)) {
    return { name, in: 'query', required, schema };
  }
  const { description, ...rest } = schema;
  return { name, in: 'query', required, description, schema: rest };
}
