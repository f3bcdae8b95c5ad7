import { z } from 'zod';

const LONGEST_LABEL = 80;

/** Body of POST `/v1/key.json`. Unknown keys are ignored. */
export const registrationRequestSchema = z.object({
  label: z
    .string('is not text; expected the name of a person, an app or a school')
    .trim()
    .min(1, 'is empty')
    .max(LONGEST_LABEL, `is longer than ${LONGEST_LABEL} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'has invisible characters')
    .meta({ description: 'Holder of the key, in words.', examples: ['School of Example', 'An app'] }),
});
