import { registrationRequestSchema } from '../parse/parse-key.ts';
import { acceptLanguage, type Document, type DocumentParts } from './document-parts.ts';
import { issuedKeySchema, keyUseSchema } from './key-schemas.ts';

/** Keys in the description of the interface. */
export function keyPaths({ answer, error, body, errors, bodyErrors }: DocumentParts): Document {
  return {
    '/v1/key.json': {
      get: {
        operationId: 'describeKey',
        summary: 'The use of the key that is sent. Does not count towards the limit of calls.',
        parameters: [acceptLanguage],
        responses: {
          '200': answer('Its calls of this month.', keyUseSchema),
          ...errors,
          '404': error('The server answers without keys.'),
        },
      },
      post: {
        operationId: 'registerKey',
        summary: 'Register for a key, where the operator allows it; status 404 elsewhere.',
        security: [],
        parameters: [acceptLanguage],
        requestBody: body(registrationRequestSchema),
        responses: {
          '200': answer('The new key.', issuedKeySchema),
          ...bodyErrors,
          '404': error('The operator issues the keys.'),
        },
      },
    },
  };
}
